import type { World } from "./world.ts";

/** The text of `world-state.json`. Keys keep their order, unknown ones included; two spaces, LF, a final line break. */
export function formatWorld(world: World): string {
  return `${JSON.stringify(world, null, 2)}\n`;
}
