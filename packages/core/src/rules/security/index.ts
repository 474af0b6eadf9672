import type { Rule } from "../rule.ts";

/** Rules about hidden text and security hygiene, by id. */
export const securityRules: readonly Rule[] = [];
