import { findField } from "../find-field.ts";
import type { SkillRule } from "../rule.ts";
import { isHiddenFromModel } from "./is-hidden-from-model.ts";

/** Ways to say when a skill is meant, in the languages that skills are written in most. */
const TRIGGER =
  /\b(?:use|used|useful|when|whenever|for|if|trigger\w*|invoke\w*|activat\w*|before|after|while|during|asks?|applies|needs?)\b|\b(?:wenn|bei|für|sobald|quand|lorsque?|pour|cuando|para|usar|quando|ao|se|когда|если|для|при)\b|[当時]|用于|适用|適用|使用|触发|觸發|場合|とき|際|ため|때|위해|경우|사용|khi|cuándo/iu;

export const descriptionTrigger: SkillRule = {
  meta: {
    id: "description-trigger",
    summary: "A description says when to use the skill.",
    category: "description",
    severity: "off",
    fix: null,
  },
  checkSkill(skill) {
    const { description, file } = skill;
    const field = findField(skill, "description");
    if (field === undefined || description === null || isHiddenFromModel(skill)) return [];
    return TRIGGER.test(description) ? [] : [{ args: {}, file, range: field.value.range }];
  },
};
