import type { Wording } from "./wording.ts";

/** What the rules of the category `security` say, by rule id. */
export const securityMessages: Readonly<Record<string, Wording>> = {};
