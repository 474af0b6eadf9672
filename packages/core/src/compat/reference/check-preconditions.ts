import { itemsOf, textWith } from "./python-values.ts";

/** What a set of facts must be able to say. */
export interface FactSet {
  has(fact: unknown): boolean;
}

/** The prefix of a condition that wants a fact not to hold; any other spelling is the name of a fact (B15). */
const NOT = "NOT ";

/** Whether one condition holds. `NOT` and the fact may stand several blanks apart. */
export function conditionHolds(active: FactSet, condition: unknown): boolean {
  const text = textWith("startswith", condition);
  return text.startsWith(NOT) ? !active.has(text.slice(NOT.length).trim()) : active.has(text);
}

/** The conditions that do not hold. A text in place of a list is read character by character (B09). */
export function unmetConditions(active: FactSet, preconditions: unknown): readonly unknown[] {
  return itemsOf(preconditions).filter((condition) => !conditionHolds(active, condition));
}
