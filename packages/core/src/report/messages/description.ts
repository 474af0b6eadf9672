import type { Wording } from "./wording.ts";

/** What the rules of the category `description` say, by rule id. */
export const descriptionMessages: Readonly<Record<string, Wording>> = {};
