import { appendTo } from "../base/append-to.ts";
import type { Condition } from "../skill/condition.ts";
import { doneFact } from "../skill/dialect-facts.ts";
import { factsOf } from "../skill/literals-of.ts";
import type { Repository } from "../skill/repository.ts";
import type { Skill } from "../skill/skill.ts";

/** Gives the skills that can have a part in reaching a goal, in the repository's order. */
export type RelevantSkills = (goal: readonly Condition[]) => readonly Skill[];

/**
 * Looks up who changes which fact once, so that each of thousands of goals costs what its own skills do. Skills that
 * change nothing that the goal, or a skill in front of it, asks for are in no plan.
 */
export function createRelevantSkills({ byName }: Repository): RelevantSkills {
  const changedBy = new Map<string, Skill[]>();
  const places = new Map<Skill, number>();
  for (const skill of byName.values()) {
    places.set(skill, places.size);
    const facts = skill.model.postconditions.map(({ value }) => value.fact);
    for (const fact of new Set([...facts, doneFact(skill.name)])) appendTo(changedBy, fact, skill);
  }
  return (goal) => {
    const found = new Set<Skill>();
    const asked = new Set(goal.flatMap(factsOf));
    for (const fact of asked) {
      for (const skill of changedBy.get(fact) ?? []) {
        if (found.has(skill)) continue;
        found.add(skill);
        for (const { value } of skill.model.preconditions) {
          for (const needed of factsOf(value)) asked.add(needed);
        }
      }
    }
    return [...found].sort((a, b) => (places.get(a) as number) - (places.get(b) as number));
  };
}
