/** Seeded generators of skill libraries of any size, each with a question; see README.md of the bench. */
import { chain } from "./chain.ts";
import { cover } from "./cover.ts";
import { Draws } from "./draws.ts";
import { flat } from "./flat.ts";
import { dead, guard, layer, mode, trap } from "./layered-families.ts";
import { lib } from "./lib.ts";
import { mesh } from "./mesh.ts";
import { type FamilySkill, type FamilyTask, SkillSheet } from "./skill-sheet.ts";

const GENERATORS = { flat, layer, lib, guard, mesh, chain, cover, mode, trap, dead } as const;

export type Family = keyof typeof GENERATORS;

export const FAMILIES = Object.keys(GENERATORS) as readonly Family[];

/** A library of `size` skills (at least 12), the same for the same arguments. */
export function generateFamily(family: Family, size: number, seed: number): FamilyTask {
  const sheet = new SkillSheet(new Draws(`${family}/${size}/${seed}`));
  return GENERATORS[family](sheet, size);
}

export type { FamilySkill, FamilyTask };
