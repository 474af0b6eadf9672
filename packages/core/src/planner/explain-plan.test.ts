import { describe, expect, it } from "vitest";
import { explainPlan } from "./explain-plan.ts";
import { readTask } from "./read-task.ts";

const task = readTask({
  init: ["raw"],
  goal: ["plan", "NOT draft"],
  skills: [
    {
      name: "parse",
      preconditions: ["raw", "NOT parsed"],
      postconditions: ["parsed", "draft"],
      cost: 1,
    },
    {
      name: "match",
      preconditions: [{ any: ["other", "parsed"] }],
      postconditions: ["plan"],
      cost: 3,
    },
    { name: "tidy", preconditions: [], postconditions: ["NOT draft"], cost: 1 },
  ],
});
const { steps } = explainPlan(task, ["parse", "match", "tidy"]);

describe("explainPlan", () => {
  it("links a condition to the start or to the step that made it true", () => {
    expect(steps[0]?.needs).toEqual([
      { condition: "raw", from: null },
      { condition: "NOT parsed", from: null },
    ]);
  });

  it("names the alternative that holds", () => {
    expect(steps[1]?.needs).toEqual([{ condition: "parsed", from: 1 }]);
  });

  it("says who relies on an effect, the goal included", () => {
    expect(steps[0]?.gives).toEqual([
      { fact: "parsed", negated: false, usedBy: [2], isGoal: false },
      { fact: "draft", negated: false, usedBy: [], isGoal: false },
    ]);
    expect(steps[2]?.gives).toEqual([{ fact: "draft", negated: true, usedBy: [], isGoal: true }]);
  });
});
