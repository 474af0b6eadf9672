import type { GoalExpectation } from "../config/config.ts";
import type { PlanResult } from "./plan.ts";

/** A goal as planned: from the config, from the command line, or inferred from what skills produce. */
export interface GoalOutcome {
  readonly id: string;
  readonly goal: readonly string[];
  readonly given: readonly string[];
  readonly inferred: boolean;
  /** Facts that hold because the config says `external`, or because an inferred goal assumes them. */
  readonly assumptions: readonly string[];
  readonly plan: PlanResult;
  readonly expect: GoalExpectation;
  /** Which expectations the plan breaks, as codes with their values. */
  readonly broken: readonly BrokenExpectation[];
}

export type BrokenExpectation =
  | { readonly kind: "unreachable" | "reachable" }
  | { readonly kind: "cost"; readonly limit: number; readonly actual: number }
  | { readonly kind: "steps"; readonly limit: number; readonly actual: number }
  | { readonly kind: "via" | "avoid"; readonly skill: string };
