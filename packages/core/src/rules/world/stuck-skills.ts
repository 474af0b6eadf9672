import { appendTo } from "../../base/append-to.ts";
import type { Condition } from "../../skill/condition.ts";
import { factsOf, literalsOf } from "../../skill/literals-of.ts";
import type { Skill } from "../../skill/skill.ts";
import type { RuleContext } from "../rule.ts";

/** What can happen at best: removals do not count, and facts from outside are all there. */
export interface BestCase {
  /** Names of the skills that can never run even so. */
  readonly stuck: ReadonlySet<string>;
  /** True for a fact that some order of skills, or the outside, supplies. */
  isSupplied(fact: string): boolean;
}

/**
 * Runs all skills that can run until nothing is new (delete relaxation, in time linear in the conditions). Facts that
 * hold at the start, and those that no skill produces, are there from the beginning.
 */
export function bestCase({ repository, index, startFacts }: RuleContext): BestCase {
  const skills = [...repository.byName.values()];
  const isOutside = (fact: string): boolean =>
    startFacts.has(fact) || (index.effects.get(fact) ?? []).every(({ negated }) => negated);
  const supplied = new Set<string>();
  const waiting = new Map<string, { readonly skill: Skill; readonly condition: Condition }[]>();
  const open = new Map<Skill, number>();
  const fulfilled = new Set<Condition>();
  const ready: Skill[] = [];

  for (const skill of skills) {
    const conditions = skill.model.preconditions
      .map(({ value }) => value)
      .filter((value) => !value.soft && !isFulfilledOutside(value, isOutside));
    open.set(skill, conditions.length);
    if (conditions.length === 0) ready.push(skill);
    for (const condition of conditions) {
      for (const fact of factsOf(condition)) appendTo(waiting, fact, { skill, condition });
    }
  }

  const ran = new Set<string>();
  for (let skill = ready.pop(); skill !== undefined; skill = ready.pop()) {
    ran.add(skill.name);
    for (const { value } of skill.model.postconditions) {
      if (value.negated || supplied.has(value.fact)) continue;
      supplied.add(value.fact);
      for (const waiter of waiting.get(value.fact) ?? []) {
        if (fulfilled.has(waiter.condition)) continue;
        fulfilled.add(waiter.condition);
        const left = (open.get(waiter.skill) ?? 0) - 1;
        open.set(waiter.skill, left);
        if (left === 0) ready.push(waiter.skill);
      }
    }
  }
  const stuck = new Set(skills.filter(({ name }) => !ran.has(name)).map(({ name }) => name));
  return { stuck, isSupplied: (fact) => supplied.has(fact) || isOutside(fact) };
}

/** Absences count as given: what removes facts is looked at elsewhere. */
function isFulfilledOutside(condition: Condition, isOutside: (fact: string) => boolean): boolean {
  return literalsOf(condition).some(({ fact, negated }) => negated || isOutside(fact));
}
