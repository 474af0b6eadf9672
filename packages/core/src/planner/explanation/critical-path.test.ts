import { describe, expect, it } from "vitest";
import { explainPlan } from "../explain-plan.ts";
import { readTask } from "../read-task.ts";
import { criticalPath } from "./critical-path.ts";

const skill = (name: string, preconditions: readonly string[], cost: number): object => ({
  name,
  preconditions,
  postconditions: [name.toUpperCase()],
  cost,
});

const task = readTask({
  init: [],
  goal: ["D"],
  skills: [skill("a", [], 1), skill("b", [], 5), skill("c", ["A"], 2), skill("d", ["B", "C"], 0.2)],
});

describe("criticalPath", () => {
  it("is the dearest chain of steps that use each other", () => {
    expect(criticalPath(explainPlan(task, ["a", "b", "c", "d"]))).toEqual({
      steps: ["b", "d"],
      cost: 5.2,
    });
  });

  it("is empty for an empty plan", () => {
    expect(criticalPath(explainPlan(task, []))).toEqual({ steps: [], cost: 0 });
  });
});
