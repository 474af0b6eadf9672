import { isEmptyValue } from "../../parser/is-empty-value.ts";
import { findField } from "../find-field.ts";
import type { SkillRule } from "../rule.ts";

export const descriptionEmpty: SkillRule = {
  meta: {
    id: "description-empty",
    summary: "The description says something.",
    category: "description",
    severity: "error",
    fix: null,
  },
  checkSkill(skill) {
    const field = findField(skill, "description");
    if (field === undefined || !isEmptyValue(field.value)) return [];
    return [{ args: {}, file: skill.file, range: field.keyRange }];
  },
};
