import type { Rule } from "../rule.ts";

/** Rules of the category `body`, by id. */
export const bodyRules: readonly Rule[] = [];
