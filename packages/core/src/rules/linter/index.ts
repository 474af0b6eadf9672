import type { Rule } from "../rule.ts";
import { configInvalid } from "./config-invalid.ts";
import { configUnknownKey } from "./config-unknown-key.ts";
import { inputSkipped } from "./input-skipped.ts";
import { unusedSuppression } from "./unused-suppression.ts";

/** Rules about the linter's own input, by id. */
export const linterRules: readonly Rule[] = [
  configInvalid,
  configUnknownKey,
  inputSkipped,
  unusedSuppression,
];
