import { sortedUnique } from "../base/compare.ts";
import { buildStripsTask } from "./compile/build-strips-task.ts";
import { encodeAtMostOnce } from "./compile/encode-at-most-once.ts";
import { internTask } from "./compile/intern-task.ts";
import { isMonotone } from "./compile/monotone.ts";
import { pruneTask, reachableLiterals } from "./compile/prune-task.ts";
import { removeDominated } from "./compile/remove-dominated.ts";
import type { StripsTask } from "./compile/strips-task.ts";
import { computeWaves } from "./compute-waves.ts";
import { explainMissing, type Obstacles } from "./explain-missing.ts";
import type { PlanClock, PlanLimits, PlanResult, PlanStatistics } from "./plan.ts";
import { searchBranchAndBound } from "./searches/branch-and-bound.ts";
import { SearchBudget } from "./searches/search-budget.ts";
import type { SearchOutcome } from "./searches/search-outcome.ts";
import { searchStates } from "./searches/search-states.ts";
import type { Task } from "./task.ts";

/**
 * A cheapest plan of the task, the reason why there is none, or, when a limit struck, the best plan so far with
 * the bound that was proved. Ties break by skill name. Reads time and memory from `clock` only; without it limits
 * are not watched and `seconds` is 0.
 */
export function planTask(
  task: Task,
  limits: PlanLimits = {},
  clock: PlanClock | null = null,
): PlanResult {
  const budget = new SearchBudget(limits, clock);
  const literals = internTask(task);
  const reachability = reachableLiterals(literals);
  if (!literals.goal.every((literal) => reachability.literals[literal] === 1)) {
    return unsolvable(budget, explainMissing(literals, reachability));
  }
  const strips = removeDominated(
    buildStripsTask(encodeAtMostOnce(pruneTask(literals, reachability))),
  );
  const outcome = search(strips, budget);
  return resultOf(task, strips, outcome, budget);
}

function search(strips: StripsTask, budget: SearchBudget): SearchOutcome {
  if (isMonotone(strips)) return searchBranchAndBound(strips, budget);
  return searchStates(strips, budget);
}

function resultOf(
  task: Task,
  strips: StripsTask,
  outcome: SearchOutcome,
  budget: SearchBudget,
): PlanResult {
  const lowerBound = outcome.lowerBound / strips.costScale;
  const statistics = statisticsOf(budget);
  if (outcome.plan !== null) {
    const steps = outcome.plan
      .map((action) => strips.actionNames[action] as string | null)
      .filter((name) => name !== null);
    return {
      status: "found",
      optimal: outcome.lowerBound >= outcome.cost,
      cost: outcome.cost / strips.costScale,
      lowerBound,
      steps,
      waves: computeWaves(task, steps),
      statistics,
    };
  }
  if (budget.exhausted === "time" || budget.exhausted === "memory") {
    return { status: "gave-up", limit: budget.exhausted, lowerBound, statistics };
  }
  return unsolvable(budget, { missing: [], standing: [] });
}

function unsolvable(budget: SearchBudget, { missing, standing }: Obstacles): PlanResult {
  return {
    status: "unsolvable",
    lowerBound: Number.POSITIVE_INFINITY,
    missing,
    conflict:
      standing.length === 0
        ? null
        : {
            skills: sortedUnique(standing.flatMap((obstacle) => obstacle.neededBy)),
            facts: standing.map((obstacle) => obstacle.fact),
          },
    statistics: statisticsOf(budget),
  };
}

function statisticsOf(budget: SearchBudget): PlanStatistics {
  budget.measure();
  return {
    expanded: budget.expanded,
    evaluated: budget.evaluated,
    generated: budget.generated,
    seconds: budget.seconds(),
    peak_memory_mb: budget.peakMemory,
  };
}
