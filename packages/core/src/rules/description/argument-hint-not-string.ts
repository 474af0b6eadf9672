import { isEmptyValue } from "../../parser/is-empty-value.ts";
import { quoteYaml } from "../../parser/quote-yaml.ts";
import { findField } from "../find-field.ts";
import type { Fix } from "../finding.ts";
import type { SkillRule } from "../rule.ts";

export const argumentHintNotString: SkillRule = {
  meta: {
    id: "argument-hint-not-string",
    summary: "The hint for arguments is text.",
    category: "description",
    severity: "warning",
    fix: "safe",
  },
  checkSkill(skill) {
    const { file, document } = skill;
    const field = findField(skill, "argument-hint");
    if (field === undefined || isEmptyValue(field.value)) return [];
    const { value } = field;
    if (value.kind === "scalar" && value.type === "string") return [];
    const source = document.text.slice(value.range.start, value.range.end).trim();
    const found = value.kind === "scalar" ? value.type : value.kind;
    const report = { args: { found, text: source }, file, range: value.range };
    const isOneLine = !/[\r\n]/.test(source) && (value.kind === "scalar" || value.style === "flow");
    if (!isOneLine) return [report];
    const fix: Fix = { tier: "safe", edits: [{ range: value.range, text: quoteYaml(source) }] };
    return [{ ...report, fix }];
  },
};
