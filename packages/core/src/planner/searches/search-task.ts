import { isMonotone } from "../compile/monotone.ts";
import { restrictTask } from "../compile/restrict-task.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import { actionsReachableInPairs } from "../heuristics/actions-reachable-in-pairs.ts";
import { searchBranchAndBound } from "./branch-and-bound.ts";
import type { SearchBudget } from "./search-budget.ts";
import { NO_PLAN, type SearchOutcome } from "./search-outcome.ts";
import { searchStates } from "./search-states.ts";

/**
 * Chooses the search by what the task is like: sets of actions where nothing comes back; otherwise states, without
 * the actions that pairs of facts rule out.
 */
export function searchTask(task: StripsTask, budget: SearchBudget): SearchOutcome {
  if (isMonotone(task)) return searchBranchAndBound(task, budget);
  const kept = actionsReachableInPairs(task, () => budget.isInterrupted());
  if (kept === null) return NO_PLAN;
  if (kept.length === task.costs.length) return searchStates(task, budget);
  const outcome = searchStates(restrictTask(task, kept), budget);
  return { ...outcome, plan: outcome.plan?.map((action) => kept[action] as number) ?? null };
}
