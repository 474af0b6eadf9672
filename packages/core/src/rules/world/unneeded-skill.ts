import { literalsOf } from "../../skill/literals-of.ts";
import { parseCondition } from "../../skill/parse-condition.ts";
import type { Skill } from "../../skill/skill.ts";
import type { RepositoryRule, RuleContext } from "../rule.ts";
import { fieldPlace } from "./model-place.ts";

export const unneededSkill: RepositoryRule = {
  meta: {
    id: "unneeded-skill",
    summary: "Every skill with effects can help to reach a goal of the config.",
    category: "world",
    severity: "info",
    fix: null,
  },
  checkRepository(context) {
    if (context.config.goals.length === 0) return [];
    const needed = neededSkills(context);
    return [...context.repository.byName.values()]
      .filter((skill) => !needed.has(skill) && hasOwnEffects(skill))
      .map((skill) => ({ args: { name: skill.name }, ...fieldPlace(skill, "postconditions") }));
  },
};

/** Skills that a goal asks for, directly or through what other skills wait for. */
function neededSkills({ config, index }: RuleContext): ReadonlySet<Skill> {
  const asked = config.goals.flatMap(({ goal }) =>
    goal.flatMap((text) => literalsOf(parseCondition(text).condition)),
  );
  const seen = new Set<string>();
  const needed = new Set<Skill>();
  for (let literal = asked.pop(); literal !== undefined; literal = asked.pop()) {
    const key = `${literal.negated} ${literal.fact}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const { skill, negated } of index.effects.get(literal.fact) ?? []) {
      if (negated !== literal.negated || needed.has(skill)) continue;
      needed.add(skill);
      asked.push(...skill.model.preconditions.flatMap(({ value }) => literalsOf(value)));
    }
  }
  return needed;
}

function hasOwnEffects({ model }: Skill): boolean {
  return model.postconditions.some(({ source }) => source !== "dialect");
}
