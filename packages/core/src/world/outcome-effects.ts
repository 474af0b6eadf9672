import { sortedUnique } from "../base/compare.ts";
import type { DeclaredPostconditions, Outcome } from "./outcome.ts";

/** Facts that become true and false, each sorted; no fact is in both. */
export interface Effects {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/**
 * What an outcome does to the facts. Success adds what it names, else what the skill declares, and removes what the
 * skill declares; partial adds only what it names; failed and skipped add nothing. Removals that the outcome names apply
 * whatever the result. Removals come first, so a fact that is both removed and added holds.
 */
export function outcomeEffects(
  { result, newStates, removeStates }: Pick<Outcome, "result" | "newStates" | "removeStates">,
  model: DeclaredPostconditions | null,
): Effects {
  const declared = result === "success" ? (model?.postconditions ?? []) : [];
  const factsOf = (isNegated: boolean): readonly string[] =>
    declared.filter(({ value }) => value.negated === isNegated).map(({ value }) => value.fact);
  const gives = result === "success" || result === "partial";
  const add = new Set(gives ? (newStates.length > 0 ? newStates : factsOf(false)) : []);
  const remove = [...removeStates, ...factsOf(true)].filter((fact) => !add.has(fact));
  return { add: sortedUnique(add), remove: sortedUnique(remove) };
}
