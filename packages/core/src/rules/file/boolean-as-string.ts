import type { YamlField } from "../../parser/yaml-value.ts";
import { PROFILES } from "../../skill/profiles/profiles.ts";
import type { Skill } from "../../skill/skill.ts";
import { booleanMeant } from "../boolean-meant.ts";
import { fieldsOf } from "../find-field.ts";
import type { RuleReport } from "../finding.ts";
import type { SkillRule } from "../rule.ts";

const STRICT_HOSTS = PROFILES.filter(({ acceptsBooleanText }) => !acceptsBooleanText);

/** The flag of the world model, which no host reads. */
const WORLD_FLAG = "idempotent";

export const booleanAsString: SkillRule = {
  meta: {
    id: "boolean-as-string",
    summary: "A flag is true or false, without quotes.",
    category: "file",
    severity: "error",
    fix: "safe",
  },
  checkSkill: (skill) => fieldsOf(skill).flatMap((field) => checkField(skill, field)),
};

function checkField(skill: Skill, { key, value }: YamlField): RuleReport[] {
  if (value.kind !== "scalar" || value.type !== "string") return [];
  const hosts = STRICT_HOSTS.filter(
    ({ types }) => Object.hasOwn(types, key) && types[key] === "boolean",
  ).map(({ id }) => id);
  const meant = booleanMeant(value.text);
  if ((hosts.length === 0 && key !== WORLD_FLAG) || meant === null) return [];
  const { range } = value;
  const found = skill.document.text.slice(range.start, range.end).trim();
  const fix = { tier: "safe" as const, edits: [{ range, text: String(meant) }] };
  return [{ args: { key, found, meant: String(meant) }, file: skill.file, range, hosts, fix }];
}
