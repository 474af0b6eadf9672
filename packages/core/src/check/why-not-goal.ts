import type { MissingFact, PlanClock, PlanLimits, UnsolvablePlan } from "../planner/plan.ts";
import { type WhyNot, whyNot } from "../planner/why-not/index.ts";
import type { Repository } from "../skill/repository.ts";
import { explainMissingFacts } from "./explain-missing-facts.ts";
import { goalTask, spentSkills } from "./plan-goal.ts";
import type { ResolvedGoal } from "./resolve-goals.ts";

/** Why a goal of a repository cannot be reached. */
export interface GoalWhyNot extends WhyNot {
  readonly goal: ResolvedGoal;
  /** Of missing facts: who supplied them and is spent, and what is probably meant. */
  readonly hints: ReadonlyMap<string, MissingFact>;
}

export interface WhyNotGoalOptions {
  readonly top?: number;
  readonly limits?: PlanLimits;
  readonly clock?: PlanClock | null;
}

/** Asks the planner, and adds what the repository knows of the missing facts. */
export function whyNotGoal(
  repository: Repository,
  goal: ResolvedGoal,
  options: WhyNotGoalOptions = {},
): GoalWhyNot {
  const answer = whyNot(goalTask(repository, goal), options);
  const missing = answer.excuses
    .flatMap(({ lacks }) => lacks)
    .filter(({ negated, producers }) => !negated && producers.length === 0);
  const spent = spentSkills(repository, goal);
  const explained = explainMissingFacts(obstaclesOf(missing), repository, goal, spent);
  return {
    ...answer,
    goal,
    hints: new Map(explained.missing.map((hint) => [hint.fact, hint])),
  };
}

/** The missing facts in the form in which a plan names them. */
function obstaclesOf(missing: readonly MissingFact[]): UnsolvablePlan {
  const statistics = { expanded: 0, evaluated: 0, generated: 0, seconds: 0, peak_memory_mb: 0 };
  const lowerBound = Number.POSITIVE_INFINITY;
  return { status: "unsolvable", missing, conflict: null, lowerBound, statistics };
}
