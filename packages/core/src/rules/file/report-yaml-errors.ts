import type { ParseProblemCode } from "../../parser/skill-document.ts";
import { hostFoldersOf } from "../../skill/profiles/host-roots.ts";
import type { Profile, YamlErrorOutcome } from "../../skill/profiles/profile.ts";
import { findProfiles, PROFILES } from "../../skill/profiles/profiles.ts";
import type { Skill } from "../../skill/skill.ts";
import type { RuleReport } from "../finding.ts";
import type { RuleContext } from "../rule.ts";
import { reportProblem } from "./report-problems.ts";

/** Reports front matter that does not parse, once for each cause, with what each host does about it. */
export function reportYamlErrors(
  skill: Skill,
  code: ParseProblemCode,
  context: RuleContext,
): readonly RuleReport[] {
  const problems = skill.document.problems.filter((problem) => problem.code === code);
  if (problems.length === 0) return [];
  const hosts = hostsOf(skill, context);
  const idsThat = (outcome: YamlErrorOutcome): string[] =>
    hosts.filter(({ onYamlError }) => onYamlError === outcome).map(({ id }) => id);
  const drops = idsThat("drops");
  const losesFields = idsThat("loses-fields");
  return problems.map((problem) => ({
    ...reportProblem(skill, { ...problem, args: { ...problem.args, drops, losesFields } }),
    hosts: [...drops, ...losesFields],
  }));
}

/** Hosts that the run or the folder names; without any, every host whose behaviour is known. */
function hostsOf({ file }: Skill, { profiles }: RuleContext): readonly Profile[] {
  const named = [
    ...findProfiles(profiles).filter(({ roots }) => roots.length > 0),
    ...hostFoldersOf(file).map(({ profile }) => profile),
  ];
  return named.length > 0 ? [...new Set(named)] : PROFILES.filter(({ kind }) => kind === "host");
}
