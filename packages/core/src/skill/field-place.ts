import type { TextRange } from "../base/text-range.ts";
import type { YamlValue } from "../parser/yaml-value.ts";
import type { ConditionProblem, ConditionSource, Sourced } from "./skill.ts";

/** One of the places where a world-model field may stand, with the value found there. */
export interface FieldPlace {
  readonly source: ConditionSource;
  /** As shown to the author: `preconditions`, `metadata.ctxfst-preconditions`, `conditions.NAME.preconditions`. */
  readonly field: string;
  readonly value: YamlValue;
}

/** Ranges of config values mean nothing in the skill's file. */
export function rangeIn(place: FieldPlace, value: YamlValue): TextRange | null {
  return place.source === "config" ? null : value.range;
}

/** A value with where it was read. */
export function sourced<T>(place: FieldPlace, value: T, at: YamlValue): Sourced<T> {
  return { value, source: place.source, field: place.field, range: rangeIn(place, at) };
}

/** A problem of a value in a place; of the config's it has no range in the skill's file. */
export function problemAt(
  place: FieldPlace,
  at: YamlValue,
  code: ConditionProblem["code"],
  args: ConditionProblem["args"],
): ConditionProblem {
  return { code, field: place.field, range: rangeIn(place, at), args };
}
