import type { Rule } from "../rule.ts";

/** Rules of the category `name`, by id. */
export const nameRules: readonly Rule[] = [];
