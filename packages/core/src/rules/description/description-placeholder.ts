import type { Skill } from "../../skill/skill.ts";
import { findField } from "../find-field.ts";
import type { SkillRule } from "../rule.ts";
import { findPlaceholder } from "./find-placeholder.ts";

export const descriptionPlaceholder: SkillRule = {
  meta: {
    id: "description-placeholder",
    summary: "A description is written, not left over from a template.",
    category: "description",
    severity: "error",
    fix: null,
  },
  checkSkill(skill) {
    const field = findField(skill, "description");
    if (field === undefined || skill.description === null || isTemplate(skill)) return [];
    const found = findPlaceholder(skill.description);
    if (found === null) return [];
    return [{ args: { found }, file: skill.file, range: field.value.range }];
  },
};

/** A folder such as `templates` or `skill-template` holds what others are to fill in. */
function isTemplate({ folder }: Skill): boolean {
  return folder
    .split("/")
    .some((part) =>
      /^[._-]*(?:(?:skill|agent|new|base)[._-])*templates?(?:[._-]skills?)?$/i.test(part),
    );
}
