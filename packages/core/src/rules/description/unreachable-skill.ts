import type { YamlField } from "../../parser/yaml-value.ts";
import { booleanMeant } from "../boolean-meant.ts";
import { findField } from "../find-field.ts";
import type { SkillRule } from "../rule.ts";

export const unreachableSkill: SkillRule = {
  meta: {
    id: "unreachable-skill",
    summary: "Somebody may start a skill: the model, the user, or both.",
    category: "description",
    severity: "error",
    fix: null,
  },
  checkSkill(skill) {
    const forModel = findField(skill, "disable-model-invocation");
    const forUser = findField(skill, "user-invocable");
    if (forModel === undefined || forUser === undefined) return [];
    if (!means(forModel, true) || !means(forUser, false)) return [];
    const [first, second] =
      forModel.range.start < forUser.range.start ? [forModel, forUser] : [forUser, forModel];
    return [
      {
        args: {},
        file: skill.file,
        range: second.range,
        related: [{ file: skill.file, range: first.range }],
      },
    ];
  },
};

/** In quotes too: what the author means is plain, and boolean-as-string reports the quotes. */
function means({ value }: YamlField, expected: boolean): boolean {
  return value.kind === "scalar" && booleanMeant(value.text) === expected;
}
