import type { TaskChange } from "../planner/comparison/index.ts";
import type { GoalOutcome } from "../planner/goal-outcome.ts";

/**
 * What became of a goal. `broken`: it was as expected and is not; `better` and `worse` are about cost, and `better`
 * also about a goal that is reached again; `unknown` where a search gave up.
 */
export type GoalChange = "same" | "better" | "worse" | "broken" | "new" | "gone" | "unknown";

/** A step of either plan, in the order in which both can be read. */
export interface StepChange {
  readonly skill: string;
  readonly change: "kept" | "added" | "removed";
}

/** What led to the change, and the file of the skill that it is about. */
export interface Cause {
  readonly change: TaskChange;
  /** Of the head where it is still there, else of the base; null for what no skill says. */
  readonly file: string | null;
}

export interface GoalComparison {
  readonly id: string;
  readonly base: GoalOutcome | null;
  readonly head: GoalOutcome | null;
  readonly change: GoalChange;
  /** What the plan costs more than at base; null unless both have one. */
  readonly difference: number | null;
  /** Empty where both take the same steps. */
  readonly steps: readonly StepChange[];
  /** A smallest part of what changed that alone makes the goal better, worse or broken; empty for the others. */
  readonly causes: readonly Cause[];
}
