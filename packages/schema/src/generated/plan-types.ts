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
  comparison?: GoalComparison;
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
  /**
   * Only with `--base`: id of the commit that was compared with.
   */
  base?: string;
  /**
   * Only with `--base`: goals of then that are no more, with their plans.
   */
  gone?: GoalPlan[];
  [k: string]: unknown;
}
/**
 * Only with `--base`: what became of the goal since.
 */
export interface GoalComparison {
  change: "same" | "better" | "worse" | "broken" | "new" | "gone" | "unknown";
  /**
   * What the plan costs more than it did; null unless there are both.
   */
  difference: number | null;
  /**
   * The plan of then; null for a new goal.
   */
  base: {
    [k: string]: unknown;
  } | null;
  /**
   * Both plans read as one; empty where they are the same.
   */
  steps: {
    skill: string;
    change: "kept" | "added" | "removed";
    [k: string]: unknown;
  }[];
  /**
   * A smallest part of what changed that alone makes the difference.
   */
  causes: {
    kind: "skill" | "needs" | "gives" | "cost" | "repeats" | "given" | "goal";
    file: string | null;
    /**
     * The same as a sentence.
     */
    reason: string;
    [k: string]: unknown;
  }[];
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
   * Other plans, cheapest first, each with skills of its own: orders of the same skills count once.
   */
  alternatives: AlternativePlan[];
  /**
   * Only where alternatives were asked for: false when a limit struck before it was sure that there are no others as cheap.
   */
  alternatives_complete?: boolean;
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
   * Why this plan, or why none; null where the search gave up.
   */
  explanation: Explanation | Obstacles | null;
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
export interface Explanation {
  /**
   * What each step needs and who supplies it, and what it gives and who uses it.
   */
  steps: ExplainedStep[];
  /**
   * The dearest chain of steps of which each uses what the one before gives.
   */
  critical_path?: {
    steps: string[];
    cost: number;
    [k: string]: unknown;
  };
  /**
   * Skills that look like a cheaper way; null when not asked for.
   */
  not_chosen?: NotChosen[] | null;
  not_chosen_more?: number;
  [k: string]: unknown;
}
export interface ExplainedStep {
  skill: string;
  cost: number;
  needs: {
    condition: string;
    /**
     * Number of the step that makes it true, from 1; null for the start.
     */
    from: number | null;
    [k: string]: unknown;
  }[];
  gives: {
    fact: string;
    negated: boolean;
    used_by: number[];
    is_goal: boolean;
    [k: string]: unknown;
  }[];
  [k: string]: unknown;
}
export interface NotChosen {
  skill: string;
  supplies: string;
  step?: number;
  instead_of: string;
  looks_cheaper_by?: number;
  outcome: "costs" | "lacks" | "conflict" | "never" | "unknown";
  /**
   * What the cheapest plan through it costs more; where it lacks facts, with these given.
   */
  difference: number | null;
  steps?: string[] | null;
  missing?: string[];
  /**
   * The same as a sentence.
   */
  reason: string;
  [k: string]: unknown;
}
export interface Obstacles {
  /**
   * Facts that would have to hold, and the skills that wait for them.
   */
  missing: {
    fact: string;
    needed_by: string[];
    [k: string]: unknown;
  }[];
  /**
   * What rules each other out, where nothing is missing.
   */
  conflict: {
    [k: string]: unknown;
  } | null;
  [k: string]: unknown;
}
