import { type FieldPlace, problemAt } from "./field-place.ts";
import type { ConditionProblem } from "./skill.ts";

/** A single value of a field; null where it is absent or wrong, and then the default holds. */
export interface ScalarReading<T> {
  readonly value: T | null;
  readonly problem: ConditionProblem | null;
}

const COST_WORDS: ReadonlySet<string> = new Set(["low", "medium", "high"]);

/** `low`, `medium`, `high` or a finite number ≥ 0, as the label that was written. */
export function readCost(place: FieldPlace): ScalarReading<string> {
  const { value } = place;
  if (value.kind !== "scalar") return wrong(place, "cost-value", { found: value.kind });
  if (value.type === "null") return { value: null, problem: null };
  const text = value.text.trim();
  if (COST_WORDS.has(text) || isCost(text)) return { value: text, problem: null };
  return wrong(place, "cost-value", { found: text });
}

function isCost(text: string): boolean {
  return /^\d+(?:\.\d+)?(?:[eE]\+?\d{1,2})?$/.test(text) && Number.isFinite(Number(text));
}

/** A boolean, or the same as text, which the portable place must use. */
export function readFlag(place: FieldPlace): ScalarReading<boolean> {
  const { value } = place;
  if (value.kind !== "scalar")
    return wrong(place, "field-type", { found: value.kind, expected: "boolean" });
  if (value.type === "null") return { value: null, problem: null };
  if (typeof value.value === "boolean") return { value: value.value, problem: null };
  if (value.text === "true" || value.text === "false")
    return { value: value.text === "true", problem: null };
  return wrong(place, "field-type", { found: value.text, expected: "boolean" });
}

/** One of a few words. */
export function readWord<T extends string>(
  place: FieldPlace,
  words: readonly T[],
): ScalarReading<T> {
  const { value } = place;
  if (value.kind !== "scalar")
    return wrong(place, "field-type", { found: value.kind, expected: "text" });
  if (value.type === "null") return { value: null, problem: null };
  const word = words.find((candidate) => candidate === value.text);
  if (word !== undefined) return { value: word, problem: null };
  return wrong(place, "field-value", { found: value.text, expected: words.join(", ") });
}

function wrong<T>(
  place: FieldPlace,
  code: ConditionProblem["code"],
  args: ConditionProblem["args"],
): ScalarReading<T> {
  return { value: null, problem: problemAt(place, place.value, code, args) };
}
