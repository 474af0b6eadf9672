import type { Rule } from "../rule.ts";
import { allowedToolsShape } from "./allowed-tools-shape.ts";
import { argumentHintNotString } from "./argument-hint-not-string.ts";
import { descriptionEmpty } from "./description-empty.ts";
import { descriptionMissing } from "./description-missing.ts";
import { fieldValue } from "./field-value.ts";
import { metadataShape } from "./metadata-shape.ts";
import { misspeltKey } from "./misspelt-key.ts";
import { unknownKey } from "./unknown-key.ts";
import { unreachableSkill } from "./unreachable-skill.ts";

/** Rules about the description and about fields in general, by id. */
export const descriptionRules: readonly Rule[] = [
  allowedToolsShape,
  argumentHintNotString,
  descriptionEmpty,
  descriptionMissing,
  fieldValue,
  metadataShape,
  misspeltKey,
  unknownKey,
  unreachableSkill,
];
