import { isEmptyValue } from "../../parser/is-empty-value.ts";
import type { YamlField } from "../../parser/yaml-value.ts";
import type { Skill } from "../../skill/skill.ts";
import { findField } from "../find-field.ts";
import type { Fix, RuleReport } from "../finding.ts";
import type { SkillRule } from "../rule.ts";

export const allowedToolsShape: SkillRule = {
  meta: {
    id: "allowed-tools-shape",
    summary:
      "Tools are named in one text with blanks between, the form that the specification gives.",
    category: "description",
    severity: "info",
    fix: "suggested",
    aggregates: true,
  },
  checkSkill(skill) {
    const field = findField(skill, "allowed-tools");
    if (field === undefined || isEmptyValue(field.value)) return [];
    return unreadableItems(skill, field) ?? shapeReport(skill, field);
  },
};

/** Tools that are no text are no tools: a restriction that the author meant is not there. */
function unreadableItems(skill: Skill, { value }: YamlField): RuleReport[] | null {
  const report = (found: string, range: YamlField["range"]): RuleReport => ({
    args: { form: "unreadable", found },
    file: skill.file,
    range,
    severity: "error",
  });
  if (value.kind === "map") return [report("map", value.range)];
  if (value.kind === "scalar")
    return value.type === "string" ? null : [report(value.type, value.range)];
  const wrong = value.items.filter((item) => item.kind !== "scalar" || item.type !== "string");
  return wrong.length === 0
    ? null
    : wrong.map((item) => report(item.kind === "scalar" ? item.type : item.kind, item.range));
}

function shapeReport(skill: Skill, { value }: YamlField): RuleReport[] {
  const text = value.kind === "scalar" ? value.text : "";
  const hasComma = /,/.test(text.replace(/\([^)]*\)/g, ""));
  const form = value.kind === "list" ? "list" : hasComma ? "comma" : null;
  if (form === null || skill.allowedTools.length === 0) return [];
  const fix = canonicalForm(skill, value.range);
  return [
    { args: { form }, file: skill.file, range: value.range, ...(fix === null ? {} : { fix }) },
  ];
}

/** One text, quoted where YAML needs it; offered only for values that do not share lines with comments. */
function canonicalForm(skill: Skill, range: YamlField["range"]): Fix | null {
  const source = skill.document.text.slice(range.start, range.end);
  if (source.includes("#")) return null;
  const text = skill.allowedTools.join(" ");
  const isPlain =
    /^[A-Za-z][^:#"'\\]*$/.test(text) || /^[A-Za-z][^#"'\\]*$/.test(text.replace(/:(?! |$)/g, ""));
  const before = /(?:^|[\r\n])[ \t]*$/.test(skill.document.text.slice(0, range.start));
  if (before) return null;
  return { tier: "suggested", edits: [{ range, text: isPlain ? text : JSON.stringify(text) }] };
}
