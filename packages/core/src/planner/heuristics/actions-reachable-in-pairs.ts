import type { StripsTask } from "../compile/strips-task.ts";
import { reachablePairs } from "./reachable-pairs.ts";

/** Actions times facts, and pairs of facts, up to which pairs are worth their time and room. */
const MOST_WORK = 3_000_000;
const MOST_PAIRS = 1 << 26;

/**
 * The actions that can run as far as pairs of facts tell. Sees what single facts cannot, such as two skills that each
 * forbid what the other leaves behind. Null when the goal is out of reach; all actions when the task is too large to
 * look or a limit struck.
 */
export function actionsReachableInPairs(
  task: StripsTask,
  isInterrupted?: () => boolean,
): number[] | null {
  const count = task.factNames.length;
  const actions = [...task.costs.keys()];
  if (count * actions.length > MOST_WORK || count * count > MOST_PAIRS) return actions;
  const pairs = reachablePairs(count, task, isInterrupted === undefined ? {} : { isInterrupted });
  if (!pairs.isComplete) return actions;
  const isReachable = task.goal.every((a) => task.goal.every((b) => pairs.arePossible(a, b)));
  return isReachable ? actions.filter((action) => pairs.actions[action] === 1) : null;
}
