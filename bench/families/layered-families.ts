import { addGuards } from "./guards.ts";
import { addLayers } from "./layers.ts";
import { addModes, MODE_SKILLS, MODE_START } from "./modes.ts";
import type { FamilyTask, SkillSheet } from "./skill-sheet.ts";

const TRAP_SKILLS = 3;

/** A library in layers with alternatives; half of it leads nowhere. */
export function layer(sheet: SkillSheet, size: number): FamilyTask {
  const { base, goal } = addLayers(sheet, size, size);
  return sheet.task(base, [goal], size);
}

/** The same, with idempotency guards and skills that exclude each other. */
export function guard(sheet: SkillSheet, size: number): FamilyTask {
  const { base, goal } = addLayers(sheet, size, size);
  addGuards(sheet);
  return sheet.task(base, [goal], size);
}

/** The same, with most of what it starts from gone: but for tiny ones the goal is out of reach. */
export function dead(sheet: SkillSheet, size: number): FamilyTask {
  const { base, goal } = addLayers(sheet, size, size);
  return sheet.task(base.slice(0, Math.max(1, Math.floor(base.length / 10))), [goal], size);
}

/** Out of reach only because two halves each forbid the other. */
export function trap(sheet: SkillSheet, size: number): FamilyTask {
  const { base, goal } = addLayers(sheet, size, size - TRAP_SKILLS);
  addGuards(sheet);
  for (const [own, other] of [
    ["a", "b"],
    ["b", "a"],
  ] as const) {
    const gives = [`half-${own}`, `sign-${own}`];
    sheet.add({ verb: "finish", needs: [goal], gives, needsNot: [`sign-${other}`] });
  }
  sheet.add({ verb: "finish", needs: ["half-a", "half-b"], gives: ["all-done"] });
  return sheet.task(base, ["all-done"], size);
}

/** In layers, with modes to be in and tokens to use up: facts come and go. */
export function mode(sheet: SkillSheet, size: number): FamilyTask {
  const { base, goal } = addLayers(sheet, size, size - MODE_SKILLS);
  addModes(sheet);
  return sheet.task([...base, ...MODE_START], [goal], size);
}
