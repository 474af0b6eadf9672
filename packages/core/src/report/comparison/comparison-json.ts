import type { GoalComparison } from "../../check/goal-comparison.ts";
import { goalJson } from "../plan-json.ts";
import { taskChangeText } from "./comparison-text.ts";

type Json = Readonly<Record<string, unknown>>;

/** What became of a goal, as `plan --base --format json` has it beside the goal's plan; `base` is the plan before. */
export function comparisonJson(comparison: GoalComparison): Json {
  const { change, difference, base, steps, causes } = comparison;
  return {
    change,
    difference,
    base: base === null ? null : goalJson(base),
    steps,
    causes: causes.map((cause) => ({
      ...cause.change,
      file: cause.file,
      reason: taskChangeText(cause.change),
    })),
  };
}
