import type { Wording } from "./wording.ts";

/** What the rules of the category `budget` say, by rule id. */
export const budgetMessages: Readonly<Record<string, Wording>> = {};
