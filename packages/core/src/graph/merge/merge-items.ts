import { appendTo } from "../../base/append-to.ts";
import { sortedUnique } from "../../base/compare.ts";
import { isSameJson, type MergeConflict, type Merged, takeChanged } from "./merge-records.ts";

/** The three states of a list of things that have keys. */
export interface Sides<T> {
  readonly base: ReadonlyMap<string, T>;
  readonly ours: ReadonlyMap<string, T>;
  readonly theirs: ReadonlyMap<string, T>;
}

/**
 * Merges things by key. What one side alone added, changed or removed is taken; what one side changed and the other
 * removed stays, so that nothing new is lost; `mergeBoth` decides on what both changed or added, each in its own way.
 */
export function mergeItems<T>(
  { base, ours, theirs }: Sides<T>,
  mergeBoth: (base: T | undefined, ours: T, theirs: T) => Merged<T>,
): Merged<readonly T[]> {
  const left: T[] = [];
  const right: T[] = [];
  const conflicts: MergeConflict[] = [];
  for (const key of sortedUnique([...ours.keys(), ...theirs.keys()])) {
    const [o, a, b] = [base.get(key), ours.get(key), theirs.get(key)];
    if (a === undefined || b === undefined) {
      const only = a ?? b;
      if (o !== undefined && isSameJson(o, only)) continue;
      left.push(only as T);
      right.push(only as T);
      continue;
    }
    const taken = takeChanged<T | undefined>(o, a, b);
    const merged =
      taken === null
        ? mergeBoth(o, a, b)
        : { ours: taken.value as T, theirs: taken.value as T, conflicts: [] };
    left.push(merged.ours);
    right.push(merged.theirs);
    for (const conflict of merged.conflicts) conflicts.push(conflict);
  }
  return { ours: left, theirs: right, conflicts };
}

/** Things by key; of equal keys the first. */
export function firstByKey<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): ReadonlyMap<string, T> {
  const groups = new Map<string, T[]>();
  for (const item of items) appendTo(groups, keyOf(item), item);
  return new Map([...groups].map(([key, [first]]) => [key, first as T]));
}
