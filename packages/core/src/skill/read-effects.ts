import type { Literal } from "./condition.ts";
import { NEVER } from "./condition.ts";
import { type FieldPlace, problemAt, rangeIn } from "./field-place.ts";
import { readConditions } from "./read-conditions.ts";
import type { ConditionProblem, Sourced } from "./skill.ts";

export interface EffectReading {
  readonly effects: readonly Sourced<Literal>[];
  readonly problems: readonly ConditionProblem[];
}

/**
 * Reads postconditions: facts that become true, or false with NOT. An unreadable one is reported and has no effect,
 * so that nothing becomes eligible through it; alternatives and soft facts say nothing definite and count as such.
 */
export function readEffects(place: FieldPlace): EffectReading {
  const reading = readConditions(place);
  const effects: Sourced<Literal>[] = [];
  const problems = [...reading.problems];
  for (const condition of reading.conditions) {
    const { value } = condition;
    if (value === NEVER) continue;
    if (value.kind === "fact" && !value.soft) {
      effects.push({ ...condition, value: { fact: value.fact, negated: value.negated } });
      continue;
    }
    const cause = value.kind === "any" ? "any-effect" : "soft-effect";
    const text = value.kind === "fact" ? `${value.fact}?` : "any";
    const problem = problemAt(place, place.value, "condition-syntax", { text, cause });
    problems.push({ ...problem, range: condition.range ?? rangeIn(place, place.value) });
  }
  return { effects, problems };
}
