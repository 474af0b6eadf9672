import type { Wording } from "./wording.ts";

/** What the rules of the category `body` say, by rule id. */
export const bodyMessages: Readonly<Record<string, Wording>> = {};
