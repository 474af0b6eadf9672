import type { Rule } from "../rule.ts";
import { bodyEmpty } from "./body-empty.ts";
import { brokenLink } from "./broken-link.ts";
import { linkEscapesSkill } from "./link-escapes-skill.ts";
import { manifestPathIsFile } from "./manifest-path-is-file.ts";
import { manifestPathMissing } from "./manifest-path-missing.ts";
import { skillNotRegistered } from "./skill-not-registered.ts";
import { unreferencedFile } from "./unreferenced-file.ts";
import { unresolvedSkill } from "./unresolved-skill.ts";

/** Rules about the body and what it refers to, by id. */
export const bodyRules: readonly Rule[] = [
  bodyEmpty,
  brokenLink,
  linkEscapesSkill,
  manifestPathIsFile,
  manifestPathMissing,
  skillNotRegistered,
  unreferencedFile,
  unresolvedSkill,
];
