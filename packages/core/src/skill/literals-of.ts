import type { Condition, Literal } from "./condition.ts";

/** The literals of a condition: the one that must hold, or those of which one must. */
export function literalsOf(condition: Condition): readonly Literal[] {
  return condition.kind === "fact" ? [condition] : condition.alternatives;
}

/** The facts that a condition speaks of, negated ones included. */
export function factsOf(condition: Condition): readonly string[] {
  return literalsOf(condition).map(({ fact }) => fact);
}
