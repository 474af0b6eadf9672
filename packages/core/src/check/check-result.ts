import type { GraphStatus } from "../graph/graph-status.ts";
import type { GoalOutcome } from "../planner/goal-outcome.ts";
import type { LintResult } from "../rules/lint.ts";

export type { GraphStatus } from "../graph/graph-status.ts";
export type { BrokenExpectation, GoalOutcome } from "../planner/goal-outcome.ts";

/** The main job's result: everything that the terminal, JSON, HTML and the Action show. */
export interface CheckResult {
  readonly lint: LintResult;
  readonly goals: readonly GoalOutcome[];
  readonly graph: GraphStatus;
  readonly verdict: {
    readonly ok: boolean;
    readonly errors: number;
    readonly warnings: number;
    readonly infos: number;
    readonly brokenGoals: number;
    readonly gaveUp: number;
  };
}
