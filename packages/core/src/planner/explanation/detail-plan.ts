import { type TopPlans, topPlans } from "../alternatives/index.ts";
import { explainPlan, type PlanExplanation } from "../explain-plan.ts";
import type { FoundPlan, PlanClock, PlanLimits } from "../plan.ts";
import type { Task } from "../task.ts";
import { type CriticalPath, criticalPath } from "./critical-path.ts";
import { judgeRivals, type RivalReport } from "./judge-rivals.ts";

/** What is told of a plan besides its steps. */
export interface PlanDetails {
  readonly explanation: PlanExplanation;
  readonly criticalPath: CriticalPath;
  /** Null when nobody asked why. */
  readonly rivals: RivalReport | null;
  /** Other plans; null when nobody asked for them. */
  readonly alternatives: TopPlans | null;
}

export interface DetailOptions {
  /** How many plans are wanted, the plan itself among them. */
  readonly top?: number;
  /** Whether it is looked into why other skills are not in the plan; shows a few alternatives as well. */
  readonly isExplained?: boolean;
  readonly limits?: PlanLimits;
  readonly clock?: PlanClock | null;
}

/** Plans that an explanation shows, and searches that it takes for them at most. */
const EXPLAINED_PLANS = 3;
const EXPLAINED_SEARCHES = 60;

/** Why a plan is as it is, and what else there is. What was not asked for takes no time. */
export function detailPlan(task: Task, plan: FoundPlan, options: DetailOptions = {}): PlanDetails {
  const { isExplained = false, limits = {}, clock = null } = options;
  const { top = isExplained ? EXPLAINED_PLANS : 1 } = options;
  const began = clock?.now() ?? 0;
  const limitsLeft = (): PlanLimits =>
    limits.seconds === undefined || clock === null
      ? limits
      : { ...limits, seconds: limits.seconds - (clock.now() - began) };
  const explanation = explainPlan(task, plan.steps);
  const mostSearches = options.top === undefined ? { mostSearches: EXPLAINED_SEARCHES } : {};
  const found =
    top > 1 ? topPlans(task, top, { limits: limitsLeft(), clock, ...mostSearches }) : null;
  return {
    explanation,
    criticalPath: criticalPath(explanation),
    rivals: isExplained
      ? judgeRivals(task, plan.cost, explanation, { limits: limitsLeft(), clock })
      : null,
    alternatives: found === null ? null : withoutPlan(found, plan, top),
  };
}

/** The others: the first that consists of skills of the plan is the plan itself, maybe without needless steps. */
function withoutPlan({ plans, isComplete }: TopPlans, plan: FoundPlan, top: number): TopPlans {
  const used = new Set(plan.steps);
  const own = plans.findIndex(({ steps }) => steps.every((name) => used.has(name)));
  const others = plans.filter((_, i) => i !== own).slice(0, top - 1);
  return { plans: others, isComplete };
}
