import { findNearest } from "../../algorithms/find-nearest.ts";
import type { YamlField } from "../../parser/yaml-value.ts";
import type { Skill } from "../../skill/skill.ts";
import { WORLD_FIELDS } from "../../skill/world-fields.ts";
import { fieldsOf } from "../find-field.ts";
import type { RuleReport } from "../finding.ts";
import type { SkillRule } from "../rule.ts";
import { meantField } from "./find-misspelt-key.ts";

const PORTABLE_KEYS: readonly string[] = Object.values(WORLD_FIELDS);

export const misspeltKey: SkillRule = {
  meta: {
    id: "misspelt-key",
    summary: "Keys are spelt as the hosts know them.",
    category: "description",
    severity: "warning",
    fix: "safe",
  },
  checkSkill(skill) {
    const metadata = skill.fields.get("metadata");
    const inner = metadata?.kind === "map" ? metadata.fields : [];
    return [
      ...reportSlips(skill, fieldsOf(skill), meantField),
      ...reportSlips(skill, inner, meantPortableKey),
    ];
  },
};

/** Keys that start with `ctxfst` can only be ours. */
function meantPortableKey(key: string): string | null {
  if (!/^ctx[-_]?fst/i.test(key) || PORTABLE_KEYS.includes(key)) return null;
  const plain = key.toLowerCase().replaceAll("_", "-");
  return PORTABLE_KEYS.includes(plain) ? plain : findNearest(plain, PORTABLE_KEYS);
}

/** A key is renamed where the right one is not there yet; of two slips of one key the author must choose. */
function reportSlips(
  { file, document }: Skill,
  fields: readonly YamlField[],
  meant: (key: string) => string | null,
): RuleReport[] {
  const slips = fields.flatMap(({ key, keyRange }) => {
    const nearest = meant(key);
    return nearest === null ? [] : [{ key, keyRange, nearest }];
  });
  return slips.map(({ key, keyRange, nearest }): RuleReport => {
    const isTaken =
      fields.some((field) => field.key === nearest) ||
      slips.some((other) => other.keyRange !== keyRange && other.nearest === nearest);
    const report = { args: { key, nearest, isTaken }, file, range: keyRange };
    const isPlain = document.text.slice(keyRange.start, keyRange.end) === key;
    if (isTaken || !isPlain) return report;
    return { ...report, fix: { tier: "safe", edits: [{ range: keyRange, text: nearest }] } };
  });
}
