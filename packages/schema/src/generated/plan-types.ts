// Generated from packages/schema/schemas/plan.schema.json by `npm run generate`. Do not edit.
/**
 * The plans of all goals, or the one plan of `--task`.
 */
export type PlanDocument = GoalPlans | Plan;
export type GoalPlan = {
  /**
   * The goal's id in ctxfst.yaml, or its conditions.
   */
  id: string;
  /**
   * Conditions that must all hold at the end.
   */
  goal: string[];
  /**
   * Facts that hold at the start.
   */
  given: string[];
  /**
   * True for a goal that no config names: a fact that is produced and that nobody consumes.
   */
  inferred: boolean;
  /**
   * Expectations of the config that the plan breaks.
   */
  broken?: {
    kind: "unreachable" | "reachable" | "cost" | "steps" | "via" | "avoid";
    [k: string]: unknown;
  }[];
} & Plan;

export interface GoalPlans {
  goals: GoalPlan[];
  [k: string]: unknown;
}
export interface Plan {
  /**
   * `gave-up`: a limit struck before a plan was found; it does not mean that there is none.
   */
  status: "found" | "unsolvable" | "gave-up";
  /**
   * True when no cheaper plan exists, and that is proved.
   */
  optimal: boolean;
  /**
   * Null unless found.
   */
  cost: number | null;
  /**
   * No plan is cheaper than this; null when there is no plan at all.
   */
  lower_bound: number | null;
  /**
   * Skill names in order; null unless found.
   */
  steps: string[] | null;
  /**
   * The same steps in groups that may run side by side; null unless found.
   */
  waves: string[][] | null;
  /**
   * Other plans, cheapest first.
   */
  alternatives: AlternativePlan[];
  /**
   * Facts that keep the goal away because nothing supplies them.
   */
  missing: string[];
  /**
   * Facts taken as given: `external` ones, and for an inferred goal those that nobody produces.
   */
  assumptions: string[];
  statistics: PlanStatistics;
  /**
   * Why this plan, or why none; null when not asked for.
   */
  explanation: unknown;
  [k: string]: unknown;
}
export interface AlternativePlan {
  cost: number;
  steps: string[];
  [k: string]: unknown;
}
export interface PlanStatistics {
  /**
   * States whose successors were made.
   */
  expanded: number;
  /**
   * States that a heuristic looked at.
   */
  evaluated: number;
  /**
   * States that were made.
   */
  generated: number;
  /**
   * Duration of the search.
   */
  seconds: number;
  /**
   * Highest memory seen.
   */
  peak_memory_mb: number;
  [k: string]: unknown;
}
