import { describe, expect, it } from "vitest";
import { readTask } from "./read-task.ts";
import { validatePlan } from "./validate-plan.ts";

const task = readTask({
  init: ["raw"],
  goal: ["done", "NOT raw"],
  skills: [
    { name: "parse", preconditions: ["raw"], postconditions: ["parsed"], cost: 1 },
    {
      name: "finish",
      preconditions: ["parsed", { any: ["raw", "cooked"] }, "polished?"],
      postconditions: ["done", "NOT raw"],
      cost: 2,
      idempotent: false,
    },
    { name: "swap", postconditions: ["NOT raw", "raw"], cost: 0 },
  ],
});

describe("validatePlan", () => {
  it("accepts a plan and gives its cost", () => {
    expect(validatePlan(task, ["parse", "finish"])).toEqual({ valid: true, cost: 3, fault: null });
  });

  it("names the first step that may not run and the condition that fails", () => {
    expect(validatePlan(task, ["finish", "parse"])).toMatchObject({
      valid: false,
      fault: { kind: "precondition", step: 0, skill: "finish", condition: { fact: "parsed" } },
    });
  });

  it("sees that an any has no alternative left", () => {
    expect(validatePlan(task, ["parse", "finish", "finish"])).toMatchObject({
      fault: { kind: "repeated-skill", step: 2, skill: "finish" },
    });
    const repeatable = {
      ...task,
      skills: task.skills.map((skill) => ({ ...skill, atMostOnce: false })),
    };
    expect(validatePlan(repeatable, ["parse", "finish", "finish"])).toMatchObject({
      fault: { kind: "precondition", step: 2, condition: { kind: "any" } },
    });
  });

  it("removes before it adds", () => {
    expect(validatePlan(task, ["swap", "parse", "finish"]).valid).toBe(true);
  });

  it("names the goal condition that does not hold at the end", () => {
    expect(validatePlan(task, ["parse"])).toMatchObject({
      valid: false,
      cost: 1,
      fault: { kind: "goal", condition: { fact: "done" } },
    });
  });

  it("refuses a skill that does not exist", () => {
    expect(validatePlan(task, ["parse", "polish"])).toMatchObject({
      fault: { kind: "unknown-skill", step: 1, skill: "polish" },
    });
  });
});
