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
  /** Skills that ran already, for a start from a world; those that are not idempotent do not run again. */
  readonly completed: readonly string[];
  readonly inferred: boolean;
  /** Facts taken to hold without being given: `external`, and what an inferred goal needs from nobody. */
  readonly assumptions: readonly string[];
  readonly expect: GoalExpectation;
}

/** What holds before anything runs, beyond what a goal's own `given` says. */
export interface StartFacts {
  /** Facts of the world file; empty without one. */
  readonly world: readonly string[];
  /** Skills that the world file records as completed successfully. */
  readonly completed?: readonly string[];
  /** True where the caller chose the world: it then comes before a goal's own `given`. */
  readonly isWorldChosen?: boolean;
  /** Facts that the caller has besides. */
  readonly have?: readonly string[];
}

/**
 * The goals of the config; without any, those that the skills themselves suggest (marked `inferred`). Start facts are
 * a world that the caller chose, else the goal's `given`, else the world file's, else none, and always what the caller has.
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
    completed: start.completed ?? [],
    inferred: true,
    assumptions: merge(config.external, given),
    expect: {},
  }));
}

/** One configured goal, as `resolveGoals` gives it. */
export function configuredGoal(goal: GoalConfig, config: Config, start: StartFacts): ResolvedGoal {
  const given = start.isWorldChosen === true ? null : goal.given;
  return {
    id: goal.id,
    text: goal.goal,
    goal: goal.goal.map((text) => parseCondition(text).condition),
    given: merge(given ?? start.world, start.have),
    completed: given === null ? (start.completed ?? []) : [],
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
    completed: start.completed ?? [],
    inferred: false,
    assumptions: config.external,
    expect: {},
  };
}

function merge(first: readonly string[], second: readonly string[] = []): readonly string[] {
  return [...new Set([...first, ...second])];
}
