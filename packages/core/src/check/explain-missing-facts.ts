import type { MissingFact, UnsolvablePlan } from "../planner/plan.ts";
import { indexRepository } from "../rules/repository-index.ts";
import { createFactSpelling } from "../rules/world/fact-spelling.ts";
import { isDoneFact } from "../skill/dialect-facts.ts";
import type { Repository } from "../skill/repository.ts";
import type { Skill } from "../skill/skill.ts";
import type { ResolvedGoal } from "./resolve-goals.ts";

/** Tells of each missing fact what the planner does not know: who supplied it before, whose circle it is in, or what is probably meant. */
export function explainMissingFacts(
  plan: UnsolvablePlan,
  repository: Repository,
  { given, assumptions }: ResolvedGoal,
  spentSkills: readonly Skill[],
): UnsolvablePlan {
  if (plan.missing.length === 0) return plan;
  const spelling = createFactSpelling({
    index: indexRepository(repository, false),
    startFacts: new Set([...given, ...assumptions]),
  });
  const nearestTo = ({ fact, neededBy }: MissingFact): string | null => {
    if (isDoneFact(fact) || /\s/.test(fact)) return null;
    if (neededBy.length === 0) return spelling(fact, null);
    return neededBy
      .map((name) => spelling(fact, repository.byName.get(name) ?? null))
      .reduce((first, meant) => first ?? meant, null);
  };
  const missing = plan.missing.map((one) => {
    const suppliers = [...repository.byName.values()].filter(({ model }) =>
      model.postconditions.some(({ value }) => !value.negated && value.fact === one.fact),
    );
    const spent = suppliers.filter((skill) => spentSkills.includes(skill));
    if (spent.length > 0) return { ...one, spent: spent.map(({ name }) => name) };
    // The planner names a fact that has suppliers only where nothing but a circle is in the way.
    if (suppliers.length > 0) return { ...one, circular: suppliers.map(({ name }) => name) };
    const nearest = nearestTo(one);
    return nearest === null ? one : { ...one, nearest };
  });
  return { ...plan, missing };
}
