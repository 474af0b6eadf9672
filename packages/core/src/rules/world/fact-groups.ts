import type { Skill } from "../../skill/skill.ts";
import type { RuleContext } from "../rule.ts";
import { hardLiterals } from "./hard-literals.ts";

/** Facts that skills connect, directly or by way of each other, and those skills. */
export interface FactGroup {
  readonly facts: readonly string[];
  readonly skills: readonly Skill[];
}

/**
 * The groups in which something waits for the absence of a fact. Without that, what can be reached alone can be
 * reached together, and nothing is to be looked for. Union-find with path halving.
 */
export function groupsWithNegation({ repository }: RuleContext): readonly FactGroup[] {
  const parents = new Map<string, string>();
  const rootOf = (fact: string): string => {
    let at = fact;
    for (
      let parent = parents.get(at);
      parent !== undefined && parent !== at;
      parent = parents.get(at)
    ) {
      const next = parents.get(parent) ?? parent;
      parents.set(at, next);
      at = next;
    }
    return at;
  };
  const skills = [...repository.byName.values()].map((skill) => ({ skill, facts: factsOf(skill) }));
  for (const { facts } of skills) {
    for (const fact of facts) if (!parents.has(fact)) parents.set(fact, fact);
    for (const fact of facts.slice(1)) parents.set(rootOf(fact), rootOf(facts[0] as string));
  }
  const groups = new Map<string, { facts: string[]; skills: Skill[]; hasNegation: boolean }>();
  for (const fact of parents.keys()) {
    const root = rootOf(fact);
    const group = groups.get(root);
    if (group === undefined) groups.set(root, { facts: [fact], skills: [], hasNegation: false });
    else group.facts.push(fact);
  }
  for (const { skill, facts } of skills) {
    const group = facts[0] === undefined ? undefined : groups.get(rootOf(facts[0]));
    if (group === undefined) continue;
    group.skills.push(skill);
    group.hasNegation ||=
      hardLiterals(skill)?.some(({ value }) => value.negated) === true || removes(skill);
  }
  return [...groups.values()].filter(({ hasNegation }) => hasNegation);
}

/**
 * What decides whether a skill's preconditions come to hold: their facts, the skills that change them, and so on
 * backwards. Null where nothing waits for an absence, or where it is more than `most` facts.
 */
export function groupBehind(
  skill: Skill,
  { index }: Pick<RuleContext, "index">,
  most: number,
): FactGroup | null {
  const facts = new Set<string>();
  const skills = new Set<Skill>();
  let hasNegation = false;
  const ask = (asking: Skill): void => {
    for (const { value } of hardLiterals(asking) ?? []) {
      facts.add(value.fact);
      hasNegation ||= value.negated;
    }
  };
  ask(skill);
  for (const fact of facts) {
    if (facts.size > most) return null;
    for (const { skill: changing, negated } of index.effects.get(fact) ?? []) {
      hasNegation ||= negated;
      if (skills.has(changing)) continue;
      skills.add(changing);
      ask(changing);
    }
  }
  return hasNegation ? { facts: [...facts], skills: [...skills] } : null;
}

function removes({ model }: Skill): boolean {
  return model.postconditions.some(({ value }) => value.negated);
}

function factsOf(skill: Skill): string[] {
  const needs = (hardLiterals(skill) ?? []).map(({ value }) => value.fact);
  const effects = skill.model.postconditions.map(({ value }) => value.fact);
  return [...new Set([...needs, ...effects])];
}
