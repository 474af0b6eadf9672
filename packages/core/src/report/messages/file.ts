import type { Wording } from "./wording.ts";

/** What the rules of the category `file` say, by rule id. */
export const fileMessages: Readonly<Record<string, Wording>> = {};
