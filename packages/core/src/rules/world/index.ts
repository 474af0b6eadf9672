import type { Rule } from "../rule.ts";

/** Rules of the category `world`, by id. */
export const worldRules: readonly Rule[] = [];
