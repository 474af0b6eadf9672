import type { World } from "./world.ts";

const KEYS: readonly string[] = [
  "session_id",
  "goal",
  "active_states",
  "completed_skills",
  "current_subgraph",
  "created_at",
  "updated_at",
];

/**
 * The text of `world-state.json`: the keys of CtxFST v2 in its order, all others after them as they stood; two spaces,
 * LF, a final line break.
 */
export function formatWorld(world: World): string {
  const others = Object.keys(world).filter((key) => !KEYS.includes(key));
  const known = KEYS.filter((key) => Object.hasOwn(world, key));
  const ordered = Object.fromEntries([...known, ...others].map((key) => [key, world[key]]));
  return `${JSON.stringify(ordered, null, 2)}\n`;
}
