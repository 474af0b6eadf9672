import type { Rule } from "../rule.ts";
import { duplicateName } from "./duplicate-name.ts";
import { mirrorDrift } from "./mirror-drift.ts";
import { nameCollision } from "./name-collision.ts";
import { nameDirMismatch } from "./name-dir-mismatch.ts";
import { nameInvalid } from "./name-invalid.ts";
import { nameMissing } from "./name-missing.ts";
import { nameNonAscii } from "./name-non-ascii.ts";
import { nameReserved } from "./name-reserved.ts";
import { nameTooLong } from "./name-too-long.ts";
import { nestedSkill } from "./nested-skill.ts";
import { notDiscovered } from "./not-discovered.ts";

/** Rules of the category `name`, by id. */
export const nameRules: readonly Rule[] = [
  duplicateName,
  mirrorDrift,
  nameCollision,
  nameDirMismatch,
  nameInvalid,
  nameMissing,
  nameNonAscii,
  nameReserved,
  nameTooLong,
  nestedSkill,
  notDiscovered,
];
