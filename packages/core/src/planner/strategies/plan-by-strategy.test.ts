import { describe, expect, it } from "vitest";
import { bruteForceCost } from "../../testing/brute-force.ts";
import { randomTask } from "../../testing/random-task.ts";
import { readTask } from "../read-task.ts";
import { validatePlan } from "../validate-plan.ts";
import { type PlanStrategy, planByStrategy } from "./index.ts";

const RANDOM_TASKS = 1000;
const STRATEGIES: readonly PlanStrategy[] = ["optimal", "fast", "greedy", "lookahead"];

describe("planByStrategy against brute force", () => {
  it.each(STRATEGIES)(
    "%s: a valid plan with a true bound, wherever there is a plan",
    (strategy) => {
      for (let seed = 0; seed < RANDOM_TASKS; seed += 1) {
        const task = randomTask(seed);
        const cheapest = bruteForceCost(task);
        const plan = planByStrategy(task, strategy);
        const where = `seed ${seed}`;
        expect(plan.status, where).toBe(cheapest === null ? "unsolvable" : "found");
        if (plan.status !== "found" || cheapest === null) continue;
        const verdict = validatePlan(task, plan.steps);
        expect(verdict.valid, where).toBe(true);
        expect(verdict.cost, where).toBeCloseTo(plan.cost, 9);
        expect(plan.lowerBound, where).toBeLessThanOrEqual(cheapest + 1e-9);
        if (plan.optimal) expect(plan.cost, where).toBeCloseTo(cheapest, 9);
      }
    },
  );
});

describe("planByStrategy", () => {
  const task = readTask({
    init: ["raw"],
    goal: ["z"],
    skills: [
      { name: "bait", preconditions: ["raw"], postconditions: ["x"], cost: 1 },
      { name: "on", preconditions: ["x"], postconditions: ["z"], cost: 9 },
      { name: "straight", preconditions: ["raw"], postconditions: ["z"], cost: 3 },
    ],
  });

  it("greedy takes the cheapest candidate first, and says what a plan would cost at least", () => {
    expect(planByStrategy(task, "greedy")).toMatchObject({
      steps: ["bait", "straight"],
      cost: 4,
      optimal: false,
      lowerBound: 3,
    });
  });

  it("lookahead sees that the cheap step leads to a dear one", () => {
    expect(planByStrategy(task, "lookahead")).toMatchObject({ steps: ["straight"], optimal: true });
  });

  it("gives the reasons why there is no plan", () => {
    const lost = readTask({ init: [], goal: ["z"], skills: [] });
    expect(planByStrategy(lost, "fast")).toMatchObject({
      status: "unsolvable",
      missing: [{ fact: "z" }],
    });
  });
});
