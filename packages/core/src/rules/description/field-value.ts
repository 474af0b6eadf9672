import { findNearest } from "../../algorithms/find-nearest.ts";
import { sortedUnique } from "../../base/compare.ts";
import { isEmptyValue } from "../../parser/is-empty-value.ts";
import type { YamlField, YamlScalar } from "../../parser/yaml-value.ts";
import { PROFILES } from "../../skill/profiles/profiles.ts";
import type { Skill } from "../../skill/skill.ts";
import { fieldsOf } from "../find-field.ts";
import type { RuleReport } from "../finding.ts";
import type { SkillRule } from "../rule.ts";

export const fieldValue: SkillRule = {
  meta: {
    id: "field-value",
    summary: "A field that takes one of a few words holds one of them.",
    category: "description",
    severity: "warning",
    fix: "suggested",
  },
  checkSkill: (skill, { config }) => [
    ...fieldsOf(skill).flatMap((field) => checkField(skill, field)),
    ...skill.model.problems
      .filter(({ code }) => code === "field-value")
      .map(({ field, range, args }) => ({
        args: { key: field, found: args.found ?? "", known: String(args.expected).split(", ") },
        // A value from the config has no place in the skill's file.
        file: range === null ? (config.file ?? skill.file) : skill.file,
        range,
      })),
  ],
};

/** Words that some host knows for the field; a word that one of them knows is fine. */
function knownWords(key: string): readonly string[] {
  return sortedUnique(
    PROFILES.flatMap(({ enums }) => (Object.hasOwn(enums, key) ? (enums[key] ?? []) : [])),
  );
}

function checkField(skill: Skill, { key, value }: YamlField): RuleReport[] {
  const known = knownWords(key);
  if (known.length === 0 || isEmptyValue(value)) return [];
  return wordsIn(value)
    .filter(({ text }) => !known.includes(text))
    .map((word) => reportOf(skill, key, word, known));
}

/** Other types are a matter of field-type. */
function wordsIn(value: YamlField["value"]): readonly YamlScalar[] {
  const items = value.kind === "list" ? value.items : [value];
  return items.filter((item) => item.kind === "scalar");
}

function reportOf(
  { file }: Skill,
  key: string,
  { text, range }: YamlScalar,
  known: readonly string[],
): RuleReport {
  const nearest = findNearest(text, known);
  const hosts = PROFILES.filter(({ enums }) => Object.hasOwn(enums, key)).map(({ id }) => id);
  const report: RuleReport = {
    args: { key, found: text, known, ...(nearest === null ? {} : { nearest }) },
    file,
    range,
    hosts,
  };
  if (nearest === null) return report;
  return { ...report, fix: { tier: "suggested", edits: [{ range, text: nearest }] } };
}
