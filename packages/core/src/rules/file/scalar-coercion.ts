import { quoteYaml } from "../../parser/quote-yaml.ts";
import type { YamlField, YamlScalar } from "../../parser/yaml-value.ts";
import { fieldType } from "../../skill/profiles/known-fields.ts";
import type { Repository } from "../../skill/repository.ts";
import type { Skill } from "../../skill/skill.ts";
import { countHabits } from "../count-habits.ts";
import { fieldsOf } from "../find-field.ts";
import type { Fix, RuleReport } from "../finding.ts";
import type { SkillRule } from "../rule.ts";

/** Without these two a skill cannot be found, so what becomes of them is no matter of taste. */
const IDENTITY: ReadonlySet<string> = new Set(["name", "description"]);
/** YAML 1.1 reads these words as booleans, and PyYAML still does. */
const OLD_BOOLEAN = /^(?:y|yes|on|n|no|off)$/i;
const DATE = /^\d{4}-\d\d?-\d\d?(?:[Tt ][\d:.]+.*)?$/;
/** YAML 1.1 reads `12:30` as a number in base 60, and `1_000` as 1000. */
const OLD_NUMBER = /^[-+]?(?:\d+(?::[0-5]?\d)+(?:\.\d*)?|\d[\d_]*_\d+|0b[01]+)$/;

export const scalarCoercion: SkillRule = {
  meta: {
    id: "scalar-coercion",
    summary: "Text that looks like a number, a date or a boolean is quoted.",
    category: "file",
    severity: "warning",
    fix: "safe",
    aggregates: true,
  },
  checkSkill: (skill, { repository }) =>
    fieldsOf(skill).flatMap((field) => {
      const { key, value } = field;
      if (key === "metadata" && value.kind === "map") {
        return value.fields.flatMap((inner) => inMetadata(skill, inner, repository));
      }
      if (fieldType(key) !== "text" || value.kind !== "scalar") return [];
      return reportOf(skill, key, value, coercedType(value));
    }),
};

/** The type that some parser in use takes a plain value for, or null for text. */
function coercedType({ style, type, text }: YamlScalar): "number" | "boolean" | "date" | null {
  if (style !== "plain" || type === "null") return null;
  if (type !== "string") return type;
  if (DATE.test(text)) return "date";
  if (OLD_BOOLEAN.test(text)) return "boolean";
  return OLD_NUMBER.test(text) ? "number" : null;
}

/**
 * Values of `metadata` are texts by the specification, numbers and flags in many files. Worth a warning is what changes
 * on the way: a version, a date, a number that is not written back as it was. Dates in every file of a repository are
 * the work of its tools, and one note.
 */
function inMetadata(skill: Skill, { key, value }: YamlField, repository: Repository): RuleReport[] {
  if (value.kind !== "scalar") return [];
  const found = coercedType(value);
  if (found === "date") {
    if (!isHabit(repository, key)) return reportOf(skill, `metadata.${key}`, value, found);
    const { file } = skill;
    const { range } = value;
    const args = { key: `metadata.${key}`, found };
    return [{ args, file, range, severity: "info", fix: inQuotes(value) }];
  }
  const isChanged = found === "number" && (/version/i.test(key) || becomes(value) !== "");
  return isChanged ? reportOf(skill, `metadata.${key}`, value, found) : [];
}

const isHabit = countHabits((skill) => {
  const metadata = fieldsOf(skill).find(({ key }) => key === "metadata")?.value;
  if (metadata?.kind !== "map") return [];
  return metadata.fields
    .filter(({ value }) => value.kind === "scalar" && coercedType(value) === "date")
    .map(({ key }) => key);
});

function inQuotes({ range, text }: YamlScalar): Fix {
  return { tier: "safe", edits: [{ range, text: quoteYaml(text) }] };
}

/** What the value is written back as where that differs; "" where it does not, or where parsers disagree. */
function becomes({ type, value, text }: YamlScalar): string {
  return type === "string" || String(value) === text ? "" : String(value);
}

function reportOf(
  { file }: Skill,
  key: string,
  value: YamlScalar,
  found: string | null,
): RuleReport[] {
  if (found === null) return [];
  const { text, range } = value;
  const report: RuleReport = {
    args: { key, found, text, becomes: becomes(value) },
    file,
    range,
    fix: inQuotes(value),
  };
  return [IDENTITY.has(key) ? { ...report, severity: "error" } : report];
}
