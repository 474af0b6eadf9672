import type { Wording } from "./wording.ts";

/** What the rules of the category `world` say, by rule id. */
export const worldMessages: Readonly<Record<string, Wording>> = {};
