import { type FieldPlace, problemAt } from "./field-place.ts";
import type { ConditionProblem } from "./skill.ts";

/** What one place says. `key` is equal for equal meanings. */
export interface PlaceReading<T> {
  readonly place: FieldPlace;
  readonly value: T;
  readonly key: string;
}

export interface MergedPlaces<T> {
  /** The reading that holds; null when no place gives the field. */
  readonly chosen: PlaceReading<T> | null;
  readonly isConflict: boolean;
  readonly problems: readonly ConditionProblem[];
}

/**
 * One meaning out of up to three places. They may repeat each other; a difference is reported once for each place
 * that differs from the first. The config then wins, since it is written for skills that one cannot edit.
 */
export function mergePlaces<T>(readings: readonly PlaceReading<T>[]): MergedPlaces<T> {
  const first = readings[0];
  if (first === undefined) return { chosen: null, isConflict: false, problems: [] };
  const problems = readings
    .filter((reading) => reading.key !== first.key)
    .map(({ place }) =>
      problemAt(place, place.value, "spelling-conflict", {
        field: place.field,
        other: first.place.field,
      }),
    );
  const isConflict = problems.length > 0;
  const configured = readings.find(({ place }) => place.source === "config");
  return { chosen: isConflict ? (configured ?? first) : first, isConflict, problems };
}
