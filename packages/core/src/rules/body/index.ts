import type { Rule } from "../rule.ts";
import { absolutePath } from "./absolute-path.ts";
import { bodyEmpty } from "./body-empty.ts";
import { bodyLines } from "./body-lines.ts";
import { bodyTokens } from "./body-tokens.ts";
import { brokenLink } from "./broken-link.ts";
import { dynamicCommand } from "./dynamic-command.ts";
import { instructionFile } from "./instruction-file.ts";
import { linkEscapesSkill } from "./link-escapes-skill.ts";
import { manifestPathIsFile } from "./manifest-path-is-file.ts";
import { manifestPathMissing } from "./manifest-path-missing.ts";
import { missingResource } from "./missing-resource.ts";
import { oversizedSkill } from "./oversized-skill.ts";
import { skillNotRegistered } from "./skill-not-registered.ts";
import { staleSkillName } from "./stale-skill-name.ts";
import { unclosedFence } from "./unclosed-fence.ts";
import { unknownSubstitution } from "./unknown-substitution.ts";
import { unreferencedFile } from "./unreferenced-file.ts";
import { unresolvedSkill } from "./unresolved-skill.ts";

/** Rules about the body and what it refers to, by id. */
export const bodyRules: readonly Rule[] = [
  absolutePath,
  bodyEmpty,
  bodyLines,
  bodyTokens,
  brokenLink,
  dynamicCommand,
  instructionFile,
  linkEscapesSkill,
  manifestPathIsFile,
  manifestPathMissing,
  missingResource,
  oversizedSkill,
  skillNotRegistered,
  staleSkillName,
  unclosedFence,
  unknownSubstitution,
  unreferencedFile,
  unresolvedSkill,
];
