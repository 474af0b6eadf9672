import type { ParseProblemCode } from "../../parser/skill-document.ts";
import type { RuleMeta, SkillRule } from "../rule.ts";
import { reportYamlErrors } from "./report-yaml-errors.ts";

/** A rule about front matter that does not parse: its reports name the hosts that drop the skill or lose its fields. */
export function yamlErrorRule(meta: RuleMeta & { readonly id: ParseProblemCode }): SkillRule {
  return { meta, checkSkill: (skill, context) => reportYamlErrors(skill, meta.id, context) };
}
