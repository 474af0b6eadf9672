import type { Condition } from "../../skill/condition.ts";
import { literalsOf } from "../../skill/literals-of.ts";
import type { RuleContext, SkillRule } from "../rule.ts";
import { fieldPlace } from "./model-place.ts";

export const irreversibleEffect: SkillRule = {
  meta: {
    id: "irreversible-effect",
    summary: "A skill that cannot be undone waits for something that no skill supplies.",
    category: "world",
    severity: "warning",
    fix: null,
  },
  checkSkill(skill, context) {
    const { effects, preconditions } = skill.model;
    if (effects !== "irreversible") return [];
    if (preconditions.some(({ value }) => isGuard(value, context))) return [];
    return [{ args: { name: skill.name }, ...fieldPlace(skill, "effects") }];
  },
};

/**
 * A hard condition that a loop cannot fulfil by itself: on the absence of a fact, or on facts that no skill produces
 * or that the outside world supplies, such as an approval.
 */
function isGuard(condition: Condition, { index, config }: RuleContext): boolean {
  const isOutside = (fact: string): boolean =>
    config.external.includes(fact) ||
    (index.effects.get(fact) ?? []).every(({ negated }) => negated);
  return (
    !condition.soft &&
    literalsOf(condition).every(({ fact, negated }) => negated || isOutside(fact))
  );
}
