import type { Literal } from "../../skill/condition.ts";
import type { Skill, Sourced } from "../../skill/skill.ts";
import type { RuleContext } from "../rule.ts";

/** Facts that a skill waits for although it alone produces them and nothing holds them at the start. */
export function selfSuppliedFacts(
  skill: Skill,
  { index, startFacts }: Pick<RuleContext, "index" | "startFacts">,
): readonly Sourced<Literal>[] {
  return skill.model.preconditions.flatMap((precondition) => {
    const { value } = precondition;
    if (value.kind !== "fact" || value.negated || value.soft || startFacts.has(value.fact))
      return [];
    const producers = (index.effects.get(value.fact) ?? []).filter(({ negated }) => !negated);
    const isOwn = producers.length > 0 && producers.every((use) => use.skill.name === skill.name);
    return isOwn ? [{ ...precondition, value }] : [];
  });
}
