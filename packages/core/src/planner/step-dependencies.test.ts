import { describe, expect, it } from "vitest";
import { randomNumbers, randomTask } from "../testing/random-task.ts";
import { planTask } from "./plan-task.ts";
import { readTask } from "./read-task.ts";
import { stepDependencies } from "./step-dependencies.ts";
import { validatePlan } from "./validate-plan.ts";

describe("stepDependencies", () => {
  it("names the steps that a step waits for, and none through others", () => {
    const task = readTask({
      init: [],
      goal: ["z"],
      skills: [
        { name: "a", postconditions: ["x"] },
        { name: "b", postconditions: ["y"] },
        { name: "c", preconditions: ["x", "y"], postconditions: ["w"] },
        { name: "d", preconditions: ["x", "w"], postconditions: ["z"] },
      ],
    });
    expect(stepDependencies(task, ["a", "b", "c", "d"])).toEqual([[], [], [0, 1], [2]]);
  });

  it("leaves a plan valid in whatever order it allows", () => {
    const random = randomNumbers(5);
    for (let seed = 0; seed < 1000; seed += 1) {
      const task = randomTask(seed);
      const plan = planTask(task);
      if (plan.status !== "found" || plan.steps.length < 2) continue;
      const waits = stepDependencies(task, plan.steps);
      const done = new Set<number>();
      const order: string[] = [];
      while (done.size < plan.steps.length) {
        const ready = waits.flatMap((needed, i) =>
          !done.has(i) && needed.every((step) => done.has(step)) ? [i] : [],
        );
        const next = ready[Math.floor(random() * ready.length)] as number;
        done.add(next);
        order.push(plan.steps[next] as string);
      }
      expect(validatePlan(task, order).valid, `seed ${seed}`).toBe(true);
    }
  });
});
