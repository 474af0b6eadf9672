import { LimitReached } from "./limit-reached.ts";
import type { SearchBudget } from "./search-budget.ts";

/**
 * What `work` gives, or `otherwise` gives where a limit struck in the middle of it. Room that the engine refuses, for
 * an array, a map or the call stack (each a RangeError), counts as the memory limit. Other errors pass.
 */
export function withinLimits<T>(budget: SearchBudget, work: () => T, otherwise: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) budget.exhausted = "memory";
    else if (!(error instanceof LimitReached)) throw error;
    return otherwise();
  }
}
