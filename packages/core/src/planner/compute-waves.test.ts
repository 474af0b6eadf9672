import { describe, expect, it } from "vitest";
import { randomTask } from "../testing/random-task.ts";
import { computeWaves } from "./compute-waves.ts";
import { planTask } from "./plan-task.ts";
import { readTask } from "./read-task.ts";
import type { Task } from "./task.ts";
import { validatePlan } from "./validate-plan.ts";

const world = (skills: unknown[]): Task => readTask({ init: [], goal: [], skills });

describe("computeWaves", () => {
  it("puts steps side by side that need nothing of each other", () => {
    const task = world([
      { name: "a", postconditions: ["x"] },
      { name: "b", postconditions: ["y"] },
      { name: "c", preconditions: ["x", "y"], postconditions: ["z"] },
    ]);
    expect(computeWaves(task, ["a", "b", "c"])).toEqual([["a", "b"], ["c"]]);
  });

  it("keeps a step that needs an absence before the one that ends it", () => {
    const task = world([
      { name: "a", preconditions: ["NOT x"], postconditions: ["y"] },
      { name: "b", postconditions: ["x"] },
    ]);
    expect(computeWaves(task, ["a", "b"])).toEqual([["a"], ["b"]]);
  });

  it("keeps apart steps that change the same fact", () => {
    const task = world([
      { name: "a", postconditions: ["x"] },
      { name: "b", postconditions: ["NOT x"] },
    ]);
    expect(computeWaves(task, ["a", "b", "a"])).toEqual([["a"], ["b"], ["a"]]);
  });

  it("gives waves whose steps may run in any order, whatever the task", () => {
    let checked = 0;
    for (let seed = 0; seed < 400; seed += 1) {
      const task = randomTask(seed);
      const result = planTask(task);
      if (result.status !== "found") continue;
      const forwards = result.waves.flat();
      const backwards = result.waves.flatMap((wave) => [...wave].reverse());
      expect(validatePlan(task, forwards).valid, `seed ${seed}`).toBe(true);
      expect(validatePlan(task, backwards).valid, `seed ${seed}`).toBe(true);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(150);
  });
});
