import type { PlanClock, PlanLimits } from "../plan.ts";
import { SearchBudget } from "../searches/search-budget.ts";
import { withinLimits } from "../searches/within-limits.ts";
import type { Task } from "../task.ts";
import { compileComplete } from "./compile-complete.ts";
import { type Enumeration, enumerateSets } from "./enumerate-sets.ts";

export interface RankedPlan {
  readonly cost: number;
  readonly steps: readonly string[];
}

export interface TopPlans {
  /** Cheapest first; of equals the one with fewer skills, then the first by name. */
  readonly plans: readonly RankedPlan[];
  /** True when nothing that belongs among them was left out. */
  readonly isComplete: boolean;
}

export interface TopPlansOptions {
  readonly limits?: PlanLimits;
  readonly clock?: PlanClock | null;
  /** Searches after which the rest stays unknown: the same on every machine, unlike time. */
  readonly mostSearches?: number;
}

const UNKNOWN: Enumeration = { sets: [], isComplete: false };

/**
 * The cheapest plans that use different skills. Orders of the same skills count once, and a plan does not count that
 * uses all the skills of another one, and more, without being cheaper: it is the other one with needless steps.
 */
export function topPlans(task: Task, count: number, options: TopPlansOptions = {}): TopPlans {
  const { limits = {}, clock = null, mostSearches = Number.POSITIVE_INFINITY } = options;
  const budget = new SearchBudget(limits, clock);
  return withinLimits<TopPlans>(
    budget,
    () => {
      const strips = compileComplete(task, budget);
      if (strips === null) return { plans: [], isComplete: true };
      const isCounted = (action: number): boolean => strips.actionNames[action] !== null;
      const { sets, isComplete } = withinLimits(
        budget,
        () => enumerateSets(strips, { count, isCounted, mostSearches }, budget),
        () => UNKNOWN,
      );
      const plans = sets.map(({ actions, cost }) => ({
        cost: cost / strips.costScale,
        steps: actions.flatMap((action) => strips.actionNames[action] ?? []),
      }));
      return { plans, isComplete };
    },
    () => ({ plans: [], isComplete: false }),
  );
}
