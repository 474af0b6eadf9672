import type { Wording } from "./wording.ts";

/** What the rules of the category `linter` say, by rule id. */
export const linterMessages: Readonly<Record<string, Wording>> = {};
