import { describe, expect, it } from "vitest";
import { cheapestSets } from "../../testing/cheapest-sets.ts";
import { randomTask } from "../../testing/random-task.ts";
import { readTask } from "../read-task.ts";
import type { Task } from "../task.ts";
import { validatePlan } from "../validate-plan.ts";
import { topPlans } from "./top-plans.ts";

const RANDOM_TASKS = 1000;

const taskOf = (init: string[], goal: unknown[], skills: unknown[]): Task =>
  readTask({ init, goal, skills });

const sorted = (steps: readonly string[]): string[] => [...new Set(steps)].sort();

describe("topPlans against enumeration", () => {
  it.each([1, 2, 3, 100])("finds the same %i cheapest sets on random worlds", (count) => {
    for (let seed = 0; seed < RANDOM_TASKS; seed += 1) {
      const task = randomTask(seed);
      const { plans, isComplete } = topPlans(task, count);
      expect(isComplete, `seed ${seed}`).toBe(true);
      const expected = cheapestSets(task).slice(0, count);
      expect(
        plans.map(({ cost, steps }) => ({ cost, skills: sorted(steps) })),
        `seed ${seed}`,
      ).toEqual(expected);
      for (const { cost, steps } of plans) {
        const verdict = validatePlan(task, steps);
        expect(verdict.valid, `seed ${seed}`).toBe(true);
        expect(verdict.cost, `seed ${seed}`).toBeCloseTo(cost, 9);
      }
    }
  });
});

describe("topPlans", () => {
  it("lists what is dominated, since it is another way", () => {
    const skills = [
      { name: "cheap", postconditions: ["x"], cost: 1 },
      { name: "dear", postconditions: ["x"], cost: 4 },
    ];
    expect(topPlans(taskOf([], ["x"], skills), 3)).toEqual({
      plans: [
        { cost: 1, steps: ["cheap"] },
        { cost: 4, steps: ["dear"] },
      ],
      isComplete: true,
    });
  });

  it("has one plan with nothing in it where the goal holds already", () => {
    expect(topPlans(taskOf(["x"], ["x"], []), 3)).toEqual({
      plans: [{ cost: 0, steps: [] }],
      isComplete: true,
    });
  });

  it("has none where the goal is out of reach", () => {
    expect(topPlans(taskOf([], ["x"], []), 3)).toEqual({ plans: [], isComplete: true });
  });

  it("says that it is not complete when it may not search on", () => {
    const skills = ["a", "b", "c"].map((name) => ({ name, postconditions: ["x"] }));
    const task = taskOf([], ["x"], skills);
    expect(topPlans(task, 3, { mostSearches: 1 })).toMatchObject({
      plans: [{ steps: ["a"] }],
      isComplete: false,
    });
  });

  it("gives up in time, with nothing that it did not prove", () => {
    const now = (): number => 5;
    const clock = { now, memory: () => 0 };
    const task = taskOf([], ["x"], [{ name: "a", postconditions: ["x"] }]);
    expect(topPlans(task, 2, { limits: { seconds: 0 }, clock })).toEqual({
      plans: [],
      isComplete: false,
    });
  });
});
