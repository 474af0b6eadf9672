import type { Rule } from "../rule.ts";
import { allowedToolsShape } from "./allowed-tools-shape.ts";
import { argumentHintNotString } from "./argument-hint-not-string.ts";
import { blockedInvocation } from "./blocked-invocation.ts";
import { compatibilityTooLong } from "./compatibility-too-long.ts";
import { descriptionEmpty } from "./description-empty.ts";
import { descriptionMarkup } from "./description-markup.ts";
import { descriptionMissing } from "./description-missing.ts";
import { descriptionNewline } from "./description-newline.ts";
import { descriptionOverlap } from "./description-overlap.ts";
import { descriptionPlaceholder } from "./description-placeholder.ts";
import { descriptionRestatesName } from "./description-restates-name.ts";
import { descriptionTooLong } from "./description-too-long.ts";
import { descriptionTooShort } from "./description-too-short.ts";
import { descriptionTrigger } from "./description-trigger.ts";
import { fieldValue } from "./field-value.ts";
import { hostSidecar } from "./host-sidecar.ts";
import { licenseFileMissing } from "./license-file-missing.ts";
import { metadataShape } from "./metadata-shape.ts";
import { misspeltKey } from "./misspelt-key.ts";
import { unknownKey } from "./unknown-key.ts";
import { unknownTool } from "./unknown-tool.ts";
import { unreachableSkill } from "./unreachable-skill.ts";
import { unscopedShell } from "./unscoped-shell.ts";

/** Rules about the description and about fields in general, by id. */
export const descriptionRules: readonly Rule[] = [
  allowedToolsShape,
  argumentHintNotString,
  blockedInvocation,
  compatibilityTooLong,
  descriptionEmpty,
  descriptionMarkup,
  descriptionMissing,
  descriptionNewline,
  descriptionOverlap,
  descriptionPlaceholder,
  descriptionRestatesName,
  descriptionTooLong,
  descriptionTooShort,
  descriptionTrigger,
  fieldValue,
  hostSidecar,
  licenseFileMissing,
  metadataShape,
  misspeltKey,
  unknownKey,
  unknownTool,
  unreachableSkill,
  unscopedShell,
];
