import type { Config, GoalConfig, GoalExpectation } from "../config/config.ts";
import { inferGoals } from "../planner/infer-goals.ts";
import type { Condition } from "../skill/condition.ts";
import { formatCondition } from "../skill/format-condition.ts";
import { parseCondition } from "../skill/parse-condition.ts";
import type { Repository } from "../skill/repository.ts";

/** A goal with everything that a task needs, wherever it was written. */
export interface ResolvedGoal {
  readonly id: string;
  /** Conditions as text, for people and JSON. */
  readonly text: readonly string[];
  readonly goal: readonly Condition[];
  readonly given: readonly string[];
  readonly inferred: boolean;
  /** Facts taken to hold without being given: `external`, and what an inferred goal needs from nobody. */
  readonly assumptions: readonly string[];
  readonly expect: GoalExpectation;
}

/** Facts that hold before anything runs, beyond what a goal's own `given` says. */
export interface StartFacts {
  /** From the world file; empty without one. */
  readonly world: readonly string[];
  /** From `--have`. */
  readonly have?: readonly string[];
}

/**
 * The goals of the config; without any, those that the skills themselves suggest (marked `inferred`). Start facts are
 * the goal's `given`, else the world's, else none, and always what the caller has.
 */
export function resolveGoals(
  repository: Repository,
  config: Config,
  start: StartFacts,
): readonly ResolvedGoal[] {
  if (config.goals.length > 0)
    return config.goals.map((goal) => configuredGoal(goal, config, start));
  return inferGoals(repository.byName.values()).map(({ id, goal, given }) => ({
    id,
    text: goal.map(formatCondition),
    goal,
    given: merge(start.world, start.have),
    inferred: true,
    assumptions: merge(config.external, given),
    expect: {},
  }));
}

/** One configured goal, as `resolveGoals` gives it. */
export function configuredGoal(goal: GoalConfig, config: Config, start: StartFacts): ResolvedGoal {
  return {
    id: goal.id,
    text: goal.goal,
    goal: goal.goal.map((text) => parseCondition(text).condition),
    given: merge(goal.given ?? start.world, start.have),
    inferred: false,
    assumptions: config.external,
    expect: goal.expect,
  };
}

/** A goal made of conditions that a caller names: all of them must hold. */
export function goalOfConditions(
  conditions: readonly string[],
  config: Config,
  start: StartFacts,
): ResolvedGoal {
  return {
    id: conditions.join(" "),
    text: conditions,
    goal: conditions.map((text) => parseCondition(text).condition),
    given: merge(start.world, start.have),
    inferred: false,
    assumptions: config.external,
    expect: {},
  };
}

function merge(first: readonly string[], second: readonly string[] = []): readonly string[] {
  return [...new Set([...first, ...second])];
}
