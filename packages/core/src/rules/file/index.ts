import type { Rule } from "../rule.ts";

/** Rules of the category `file`, by id. */
export const fileRules: readonly Rule[] = [];
