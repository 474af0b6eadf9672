import type { StripsTask } from "../compile/strips-task.ts";
import type { SearchBudget } from "../searches/search-budget.ts";
import { type ActionSet, cheapestSet, type IsCounted } from "./cheapest-set.ts";

/**
 * A plan of no higher cost whose counted actions are among those of the given one, as few as can be: none can be left
 * out of them. Only free actions and repeated ones can make a cheapest plan larger than that.
 */
export function smallestWithin(
  task: StripsTask,
  set: ActionSet,
  isCounted: IsCounted,
  budget: SearchBudget,
): ActionSet {
  const isFree = set.counted.some((action) => task.costs[action] === 0);
  const isRepeated = set.actions.filter(isCounted).length > set.counted.length;
  if (!isFree && !isRepeated) return set;
  const others = [...task.costs.keys()].filter((action) => !isCounted(action));
  let smallest = set;
  for (const action of set.counted) {
    if (!smallest.counted.includes(action)) continue;
    const kept = smallest.counted.filter((other) => other !== action);
    const found = cheapestSet(
      task,
      [...kept, ...others].sort((a, b) => a - b),
      isCounted,
      budget,
    );
    if (found !== null && found !== "unknown" && found.cost <= set.cost) smallest = found;
  }
  return smallest;
}
