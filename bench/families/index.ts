/** Seeded generators of skill libraries of any size, each with a question; see README.md of the bench. */
import { chain } from "./chain.ts";
import { cover } from "./cover.ts";
import { Draws } from "./draws.ts";
import { flat } from "./flat.ts";
import { dead, guard, layer, mode, trap } from "./layered-families.ts";
import { lib } from "./lib.ts";
import { mesh } from "./mesh.ts";
import { type FamilySkill, type FamilyTask, SkillSheet } from "./skill-sheet.ts";

export type Family =
  | "flat"
  | "layer"
  | "lib"
  | "guard"
  | "mesh"
  | "chain"
  | "cover"
  | "mode"
  | "trap"
  | "dead";

type Generator = (sheet: SkillSheet, size: number) => FamilyTask;

const GENERATORS: Readonly<Record<Family, Generator>> = {
  flat,
  layer,
  lib,
  guard,
  mesh,
  chain,
  cover,
  mode,
  trap,
  dead,
};

export const FAMILIES: readonly Family[] = Object.keys(GENERATORS) as Family[];

/** A library of `size` skills (at least 12), the same for the same arguments. */
export function generateFamily(family: Family, size: number, seed: number): FamilyTask {
  const sheet = new SkillSheet(new Draws(`${family}/${size}/${seed}`));
  return GENERATORS[family](sheet, size);
}

export type { FamilySkill, FamilyTask };
