import {
  completedSkills,
  conditionHolds,
  formatCondition,
  goalConditions,
  parseCondition,
  type Skill,
  type World,
} from "@ctxfst/core";
import type { OpenRepository } from "../open-repository.ts";

/** Facts by which conditions are judged: those of the world, those that the config assumes, and which skills are done. */
export function knownFacts(world: World, { config }: OpenRepository): ReadonlySet<string> {
  const done = completedSkills(world).map((skill) => `done:${skill}`);
  return new Set([...world.active_states, ...config.external, ...done]);
}

/** Preconditions of a skill that do not hold, as written; nothing for a skill that nobody knows. */
export function missingConditions(
  skill: Skill | null,
  facts: ReadonlySet<string>,
): readonly string[] {
  const conditions = (skill?.model.preconditions ?? []).map(({ value }) => value);
  return conditions
    .filter((condition) => !conditionHolds(condition, facts))
    .map((condition) => formatCondition(condition));
}

/** Whether all conditions of the world's goal hold; null where it has none. */
export function isGoalReached(world: World, facts: ReadonlySet<string>): boolean | null {
  const goal = goalConditions(world);
  if (goal.length === 0) return null;
  return goal.every((text) => conditionHolds(parseCondition(text).condition, facts));
}
