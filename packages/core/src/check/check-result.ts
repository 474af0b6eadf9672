import type { CatalogueUse } from "../context/catalogue-use.ts";
import type { GraphStatus } from "../graph/graph-status.ts";
import type { GoalOutcome } from "../planner/goal-outcome.ts";
import type { LintResult } from "../rules/lint.ts";
import type { SkillLoading } from "./judge-hosts.ts";

export type { GraphStatus } from "../graph/graph-status.ts";
export type { BrokenExpectation, GoalOutcome } from "../planner/goal-outcome.ts";

/** The main job's result: everything that the terminal, JSON, HTML and the Action show. */
export interface CheckResult {
  readonly lint: LintResult;
  readonly goals: readonly GoalOutcome[];
  readonly graph: GraphStatus;
  /** Catalogues of hosts that have a budget. */
  readonly budgets: readonly CatalogueUse[];
  /** What hosts make of each skill. */
  readonly loading: readonly SkillLoading[];
  readonly verdict: {
    readonly ok: boolean;
    readonly errors: number;
    readonly warnings: number;
    readonly infos: number;
    readonly brokenGoals: number;
    readonly gaveUp: number;
  };
}
