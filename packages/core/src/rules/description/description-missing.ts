import { findField, openingLine } from "../find-field.ts";
import type { SkillRule } from "../rule.ts";
import { findMisspeltKey } from "./find-misspelt-key.ts";

export const descriptionMissing: SkillRule = {
  meta: {
    id: "description-missing",
    summary: "A skill has a description, which agents choose it by.",
    category: "description",
    severity: "error",
    fix: null,
  },
  checkSkill(skill) {
    const { document, file } = skill;
    // Without a map that could be read, what is wrong with it has been said.
    if (document.frontmatter?.map == null || findField(skill, "description") !== undefined)
      return [];
    const misspelt = findMisspeltKey(skill, "description");
    if (misspelt === null) return [{ args: {}, file, range: openingLine(skill) }];
    return [{ args: { near: misspelt.key }, file, range: misspelt.keyRange }];
  },
};
