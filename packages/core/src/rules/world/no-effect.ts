import type { Skill } from "../../skill/skill.ts";
import type { SkillRule } from "../rule.ts";
import { fieldPlace } from "./model-place.ts";
import { selfSuppliedFacts } from "./self-supplied-facts.ts";

export const noEffect: SkillRule = {
  meta: {
    id: "no-effect",
    summary: "A skill with preconditions changes something.",
    category: "world",
    severity: "warning",
    fix: null,
  },
  checkSkill(skill, context) {
    const { preconditions, postconditions, problems } = skill.model;
    const isOwn = preconditions.some(({ source }) => source !== "dialect");
    if (!isOwn || problems.some(({ field }) => field.includes("postconditions"))) return [];
    if (postconditions.length === 0) {
      return [
        { args: { name: skill.name, reason: "none" }, ...fieldPlace(skill, "preconditions") },
      ];
    }
    if (!restatesNeeds(skill) || selfSuppliedFacts(skill, context).length > 0) return [];
    return [{ args: { name: skill.name, reason: "same" }, ...fieldPlace(skill, "postconditions") }];
  },
};

/** True when everything that the skill brings about must hold before it runs. */
function restatesNeeds({ model }: Skill): boolean {
  const holds = new Set(
    model.preconditions.flatMap(({ value }) =>
      value.kind === "fact" && !value.soft ? [`${value.negated} ${value.fact}`] : [],
    ),
  );
  return model.postconditions.every(({ value }) => holds.has(`${value.negated} ${value.fact}`));
}
