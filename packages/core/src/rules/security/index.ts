import type { Rule } from "../rule.ts";
import { hiddenUnicode } from "./hidden-unicode.ts";

/** Rules about hidden text and security hygiene, by id. */
export const securityRules: readonly Rule[] = [hiddenUnicode];
