import { negated, type SkillSheet } from "./skill-sheet.ts";

const MODES = 4;
const WITH_MODE = 0.5;
const WITH_TOKEN = 0.1;

/** What holds at the start for skills with modes. */
export const MODE_START: readonly string[] = ["mode-0", "token-0", "token-1"];

/** Skills that `addModes` adds. */
export const MODE_SKILLS: number = 2 * MODES + 2;

/** Ties makers to one of four modes that exclude each other, or lets them use up a token; and adds the switches. */
export function addModes(sheet: SkillSheet): void {
  const { draws } = sheet;
  for (const { name, preconditions, postconditions } of sheet.skills) {
    if (!name.startsWith("make")) continue;
    if (draws.chance(WITH_MODE)) preconditions.push(`entity:mode-${draws.between(0, MODES - 1)}`);
    else if (draws.chance(WITH_TOKEN / (1 - WITH_MODE))) {
      const token = `entity:token-${draws.between(0, 1)}`;
      preconditions.push(token);
      postconditions.push(negated(token));
    }
  }
  for (let mode = 0; mode < MODES; mode += 1) {
    for (const [step, cost] of [
      [1, 1],
      [2, 3],
    ] as const) {
      const from = `mode-${(mode + step) % MODES}`;
      sheet.add({ verb: "switch", needs: [from], gives: [`mode-${mode}`], takes: [from], cost });
    }
  }
  sheet.add({ verb: "refill", needs: ["mode-0"], gives: ["token-0"], cost: 3 });
  sheet.add({ verb: "refill", needs: ["mode-1"], gives: ["token-1"], cost: 3 });
}
