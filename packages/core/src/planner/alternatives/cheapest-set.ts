import { findDominated } from "../compile/remove-dominated.ts";
import { restrictTask } from "../compile/restrict-task.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import type { SearchBudget } from "../searches/search-budget.ts";
import { searchTask } from "../searches/search-task.ts";

/** A plan, in order, and which of its actions tell it from others: each once, ascending. */
export interface ActionSet {
  readonly actions: readonly number[];
  readonly counted: readonly number[];
  /** In cost units. */
  readonly cost: number;
}

/** Which actions tell plans apart; the others are there for the taking. */
export type IsCounted = (action: number) => boolean;

/** The cheapest plan of these actions: null when there is none, `unknown` when a limit struck first. */
export function cheapestSet(
  task: StripsTask,
  kept: readonly number[],
  isCounted: IsCounted,
  budget: SearchBudget,
): ActionSet | null | "unknown" {
  const offered = restrictTask(task, kept);
  const dominated = new Set(findDominated(offered).map(({ action }) => action));
  const rest = kept.filter((_, i) => !dominated.has(i));
  const { plan, cost, lowerBound } = searchTask(restrictTask(task, rest), budget);
  if (lowerBound < cost) return "unknown";
  if (plan === null) return null;
  const actions = plan.map((action) => rest[action] as number);
  const counted = [...new Set(actions.filter(isCounted))].sort((a, b) => a - b);
  return { actions, counted, cost };
}
