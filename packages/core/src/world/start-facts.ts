import { sortedUnique } from "../base/compare.ts";
import type { World } from "./world.ts";

/** The facts from which a plan starts, sorted. */
export function startFacts(world: World): readonly string[] {
  return sortedUnique(world.active_states);
}

/** The conditions that the world names as its goal; empty when it names none. */
export function goalConditions(world: World): readonly string[] {
  const conditions = typeof world.goal === "string" ? [world.goal] : world.goal;
  return conditions.filter((condition) => condition.trim() !== "");
}

/** Names of the skills that completed successfully, sorted. */
export function completedSkills(world: World): readonly string[] {
  const successes = world.completed_skills.filter(({ result }) => result === "success");
  return sortedUnique(successes.map(({ skill }) => skill));
}
