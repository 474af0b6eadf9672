import type { Wording } from "./wording.ts";

/** What the rules of the category `name` say, by rule id. */
export const nameMessages: Readonly<Record<string, Wording>> = {};
