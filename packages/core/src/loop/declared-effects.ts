import { sortedUnique } from "../base/compare.ts";
import type { PlannableSkill } from "../planner/task-from-skills.ts";

/** Facts that a skill says it makes true and false, each sorted. A fact that it both removes and adds is added. */
export function declaredEffects({ model }: PlannableSkill): {
  readonly add: readonly string[];
  readonly remove: readonly string[];
} {
  const effects = model.postconditions.map(({ value }) => value);
  const add = sortedUnique(effects.filter(({ negated }) => !negated).map(({ fact }) => fact));
  const remove = effects.filter(({ negated }) => negated).map(({ fact }) => fact);
  return { add, remove: sortedUnique(remove.filter((fact) => !add.includes(fact))) };
}
