import type { Rule } from "../rule.ts";

/** Rules of the category `linter`, by id. */
export const linterRules: readonly Rule[] = [];
