import type { Rule } from "../rule.ts";

/** Rules of the category `description`, by id. */
export const descriptionRules: readonly Rule[] = [];
