import { isEmptyValue } from "../../parser/is-empty-value.ts";
import type { YamlField } from "../../parser/yaml-value.ts";
import { fieldType as typeOfField } from "../../skill/profiles/known-fields.ts";
import { booleanMeant } from "../boolean-meant.ts";
import { fieldsOf } from "../find-field.ts";
import type { RuleReport } from "../finding.ts";
import type { SkillRule } from "../rule.ts";

/** Fields whose form has a rule of its own. */
const COVERED: ReadonlySet<string> = new Set([
  "metadata",
  "argument-hint",
  "allowed-tools",
  "idempotent",
]);

export const fieldType: SkillRule = {
  meta: {
    id: "field-type",
    summary: "A field holds what it is made for: text, a list, a map or a boolean.",
    category: "file",
    severity: "error",
    fix: null,
  },
  checkSkill(skill) {
    const { file, model } = skill;
    const reports: RuleReport[] = fieldsOf(skill).flatMap((field) => {
      const expected = missedType(field);
      if (expected === null) return [];
      const args = { key: field.key, found: foundIn(field), expected };
      return [{ args, file, range: field.value.range }];
    });
    for (const { code, field, range, args } of model.problems) {
      const isBooleanText = field === "idempotent" && booleanMeant(String(args.found)) !== null;
      if (code === "field-type" && !isBooleanText)
        reports.push({ args: { ...args, key: field }, file, range });
    }
    return reports;
  },
};

/** What the field should hold and does not. Empty fields, numbers and dates for text have rules of their own. */
function missedType({ key, value }: YamlField): string | null {
  const type = COVERED.has(key) ? null : typeOfField(key);
  if (type === null || isEmptyValue(value)) return null;
  if (type === "text") return value.kind === "scalar" ? null : type;
  if (type === "map") return value.kind === "map" ? null : type;
  if (value.kind !== "scalar") return type;
  return value.type === "boolean" || booleanMeant(value.text) !== null ? null : type;
}

function foundIn({ value }: YamlField): string {
  if (value.kind !== "scalar") return value.kind;
  return value.type === "string" ? "text" : value.type;
}
