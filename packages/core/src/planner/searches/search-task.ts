import { isMonotone } from "../compile/monotone.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import { searchBranchAndBound } from "./branch-and-bound.ts";
import type { SearchBudget } from "./search-budget.ts";
import type { SearchOutcome } from "./search-outcome.ts";
import { searchStates } from "./search-states.ts";

/** Chooses the search by what the task is like: sets of actions where nothing comes back, states otherwise. */
export function searchTask(task: StripsTask, budget: SearchBudget): SearchOutcome {
  return isMonotone(task) ? searchBranchAndBound(task, budget) : searchStates(task, budget);
}
