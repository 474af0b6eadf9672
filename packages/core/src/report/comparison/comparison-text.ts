import type { GoalComparison } from "../../check/goal-comparison.ts";
import type { TaskChange } from "../../planner/comparison/index.ts";
import { planText } from "../goal-text.ts";

/** What became of a goal, in a word or two. */
export function changeText({ change, difference, base, head }: GoalComparison): string {
  switch (change) {
    case "better":
      return difference === null || difference >= 0 ? "fixed" : `cheaper by ${-difference}`;
    case "worse":
      return `dearer by ${difference}`;
    case "broken":
      return "broken";
    case "new":
      return "new";
    case "gone":
      return "gone";
    case "unknown":
      return "unknown: a limit struck";
    case "same":
      return base?.plan.status === "found" && head?.plan.status === "found"
        ? "same cost, other steps"
        : "unchanged";
  }
}

/** The plan at base and at head, in numbers. */
export function sidesText({ base, head }: GoalComparison): readonly [string, string] {
  return [base === null ? "" : planText(base), head === null ? "" : planText(head)];
}

/** What changed, as a sentence: `match-skills no longer gives entity:x`. */
export function taskChangeText(change: TaskChange): string {
  switch (change.kind) {
    case "skill":
      return `${change.skill} is ${change.is ? "new" : "gone"}`;
    case "needs":
      return `${change.skill} ${change.is ? "now" : "no longer"} needs ${change.condition}`;
    case "gives":
      return `${change.skill} ${change.is ? "now" : "no longer"} gives ${change.condition}`;
    case "cost":
      return `${change.skill} costs ${change.to} instead of ${change.from}`;
    case "repeats":
      return `${change.skill} may ${change.is ? "now" : "no longer"} run more than once`;
    case "given":
      return `${change.fact} is ${change.is ? "now" : "no longer"} given`;
    case "goal":
      return `the goal ${change.is ? "now" : "no longer"} asks for ${change.condition}`;
  }
}

/** Whether there is anything to tell. */
export function isNotable({ change, steps }: GoalComparison): boolean {
  return change !== "same" || steps.length > 0;
}
