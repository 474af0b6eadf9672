import type { CheckResult, GoalOutcome } from "../check/check-result.ts";
import type { PlanDetails } from "../planner/explanation/index.ts";
import type { PlanResult } from "../planner/plan.ts";
import type { LintResult } from "../rules/lint.ts";
import type { Repository } from "../skill/repository.ts";
import { budgetJson } from "./budget-text.ts";
import { hostTotals } from "./hosts/host-totals.ts";
import { lintJson } from "./lint-json.ts";
import { planDetailsJson } from "./plan-details-json.ts";

/** One plan as `plan --format json` prints it; `Infinity` has no JSON and becomes null. */
export function planJson(
  plan: PlanResult,
  extra: {
    readonly assumptions?: readonly string[];
    readonly details?: PlanDetails | null;
  } = {},
): Readonly<Record<string, unknown>> {
  const isFound = plan.status === "found";
  const { assumptions = [], details = null } = extra;
  return {
    status: plan.status,
    optimal: isFound && plan.optimal,
    cost: isFound ? plan.cost : null,
    lower_bound: Number.isFinite(plan.lowerBound) ? plan.lowerBound : null,
    steps: isFound ? plan.steps : null,
    waves: isFound ? plan.waves : null,
    alternatives: details?.alternatives?.plans ?? [],
    ...(details?.alternatives == null
      ? {}
      : { alternatives_complete: details.alternatives.isComplete }),
    missing: plan.status === "unsolvable" ? plan.missing.map(({ fact }) => fact) : [],
    assumptions,
    statistics: plan.statistics,
    explanation: details === null ? unsolvableExplanation(plan) : planDetailsJson(details),
  };
}

function unsolvableExplanation(plan: PlanResult): Readonly<Record<string, unknown>> | null {
  if (plan.status !== "unsolvable") return null;
  return {
    missing: plan.missing.map(({ fact, neededBy }) => ({ fact, needed_by: neededBy })),
    conflict: plan.conflict,
  };
}

/** One goal with its plan. */
export function goalJson(
  outcome: GoalOutcome,
  details: PlanDetails | null = null,
): Readonly<Record<string, unknown>> {
  const { id, goal, given, inferred, assumptions, plan, broken } = outcome;
  return { id, goal, given, inferred, ...planJson(plan, { assumptions, details }), broken };
}

/** The document of `check --format json`: the lint report with goals, graph and verdict beside it. */
export function checkJson(
  { lint, goals, graph, budgets, loading, verdict }: CheckResult,
  repository: Repository,
): Readonly<Record<string, unknown>> {
  return {
    ...lintJson(lint satisfies LintResult, repository),
    goals: goals.map((outcome) => goalJson(outcome)),
    graph: {
      file: graph.file,
      state: graph.state,
      nodes_missing: graph.nodesMissing,
      nodes_extra: graph.nodesExtra,
      edges_missing: graph.edgesMissing,
      edges_extra: graph.edgesExtra,
    },
    budgets: budgets.map(budgetJson),
    host_totals: hostTotals(loading),
    verdict: {
      ok: verdict.ok,
      errors: verdict.errors,
      warnings: verdict.warnings,
      infos: verdict.infos,
      broken_goals: verdict.brokenGoals,
      gave_up: verdict.gaveUp,
    },
  };
}
