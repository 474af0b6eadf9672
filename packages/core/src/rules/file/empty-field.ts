import { isEmptyValue } from "../../parser/is-empty-value.ts";
import type { SkillDocument } from "../../parser/skill-document.ts";
import type { YamlField } from "../../parser/yaml-value.ts";
import { isKnownField } from "../../skill/profiles/known-fields.ts";
import type { Skill } from "../../skill/skill.ts";
import { countHabits } from "../count-habits.ts";
import { fieldsOf } from "../find-field.ts";
import type { Fix, RuleReport } from "../finding.ts";
import type { SkillRule } from "../rule.ts";

/** Fields whose absence has rules of its own. */
const REQUIRED: ReadonlySet<string> = new Set(["name", "description"]);

/** Nobody knows what an empty key of one's own is for, so that it is neither reported nor removed. */
function isOptional({ key }: YamlField): boolean {
  return isKnownField(key) && !REQUIRED.has(key);
}

/** What may stand behind the key of a line that can go: nothing, an empty text or null. */
const NOTHING = /^[ \t]*:[ \t]*(?:null|Null|NULL|~|""|'')?[ \t]*$/;

export const emptyField: SkillRule = {
  meta: {
    id: "empty-field",
    summary: "An optional field that is there says something.",
    category: "file",
    severity: "warning",
    fix: "safe",
    aggregates: true,
  },
  checkSkill(skill, { repository }) {
    const fields = fieldsOf(skill);
    return emptyFieldsOf(skill).map((field): RuleReport => {
      const fix = fields.length > 1 ? removal(skill.document, field) : null;
      const report = { args: { key: field.key }, file: skill.file, range: field.keyRange };
      return {
        ...report,
        ...(isHabit(repository, field.key) ? { severity: "info" as const } : {}),
        ...(fix === null ? {} : { fix }),
      };
    });
  },
};

const isHabit = countHabits((skill) => emptyFieldsOf(skill).map(({ key }) => key));

function emptyFieldsOf(skill: Skill): readonly YamlField[] {
  return fieldsOf(skill).filter((field) => isOptional(field) && isEmptyValue(field.value));
}

/** Removes the line; nothing where it holds a comment, an anchor or another field, or where the value has more lines. */
function removal({ text, lines }: SkillDocument, { keyRange, range }: YamlField): Fix | null {
  const line = lines.lineAt(keyRange.start);
  const shown = lines.lineRange(line);
  const isAlone =
    shown.start === keyRange.start &&
    range.end <= shown.end &&
    NOTHING.test(text.slice(keyRange.end, shown.end));
  if (!isAlone || line === lines.count) return null;
  const whole = { start: shown.start, end: lines.lineStart(line + 1) };
  return { tier: "safe", edits: [{ range: whole, text: "" }] };
}
