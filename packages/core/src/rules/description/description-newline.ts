import { findField } from "../find-field.ts";
import type { SkillRule } from "../rule.ts";

export const descriptionNewline: SkillRule = {
  meta: {
    id: "description-newline",
    summary: "A description is one paragraph.",
    category: "description",
    severity: "info",
    fix: null,
    aggregates: true,
  },
  checkSkill(skill) {
    const { description, file } = skill;
    const field = findField(skill, "description");
    if (field === undefined || description === null || !/[\r\n\u2028\u2029]/.test(description))
      return [];
    return [{ args: {}, file, range: field.keyRange }];
  },
};
