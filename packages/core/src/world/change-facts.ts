import { sortedUnique } from "../base/compare.ts";
import type { Effects } from "./outcome-effects.ts";
import type { World } from "./world.ts";

export interface FactChange extends Effects {
  /** When, ISO 8601. */
  readonly timestamp: string;
}

/**
 * The world with facts removed and added, in that order; its facts sorted, each once. The same world, untouched, where
 * nothing changes.
 */
export function changeFacts(world: World, { add, remove, timestamp }: FactChange): World {
  const before = new Set(world.active_states);
  const after = new Set(before);
  for (const fact of remove) after.delete(fact);
  for (const fact of add) after.add(fact);
  if (before.size === after.size && [...after].every((fact) => before.has(fact))) return world;
  return { ...world, active_states: sortedUnique(after), updated_at: timestamp };
}
