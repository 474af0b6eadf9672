import type { Rule } from "../rule.ts";

/** Rules about what hosts have to load, by id. */
export const budgetRules: readonly Rule[] = [];
