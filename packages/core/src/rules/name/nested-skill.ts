import { openingLine } from "../find-field.ts";
import type { SkillRule } from "../rule.ts";
import { nestingSkill } from "./nesting-skill.ts";

export const nestedSkill: SkillRule = {
  meta: {
    id: "nested-skill",
    summary: "No skill lies inside another skill's folder.",
    category: "name",
    severity: "warning",
    fix: null,
  },
  checkSkill(skill, { index }) {
    const outer = nestingSkill(skill, index);
    if (outer === null) return [];
    const args = { name: skill.name, outer: outer.name };
    const related = [{ file: outer.file, range: null }];
    return [{ args, file: skill.file, range: openingLine(skill), related }];
  },
};
