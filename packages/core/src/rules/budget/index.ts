import type { Rule } from "../rule.ts";
import { alwaysOnBudget } from "./always-on-budget.ts";
import { listingBudget } from "./listing-budget.ts";

/** Rules about what hosts have to load, by id. */
export const budgetRules: readonly Rule[] = [alwaysOnBudget, listingBudget];
