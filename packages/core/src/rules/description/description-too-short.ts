import { findField } from "../find-field.ts";
import type { SkillRule } from "../rule.ts";
import { restatesName } from "./description-restates-name.ts";
import { weighText } from "./description-words.ts";
import { findPlaceholder } from "./find-placeholder.ts";
import { isHiddenFromModel } from "./is-hidden-from-model.ts";

/** Characters; a sign of Chinese, Japanese, Korean or Thai counts as two. */
const MINIMUM = 20;

export const descriptionTooShort: SkillRule = {
  meta: {
    id: "description-too-short",
    summary: `A description has at least ${MINIMUM} characters, enough to choose a skill by.`,
    category: "description",
    severity: "warning",
    fix: null,
  },
  checkSkill(skill) {
    const { description, file } = skill;
    const field = findField(skill, "description");
    if (description === null || field === undefined || isHiddenFromModel(skill)) return [];
    const length = weighText(description);
    if (length >= MINIMUM || findPlaceholder(description) !== null || restatesName(skill))
      return [];
    return [{ args: { length, minimum: MINIMUM }, file, range: field.value.range }];
  },
};
