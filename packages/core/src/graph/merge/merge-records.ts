import { canonicalJson } from "../../base/canonical-json.ts";
import { sortedUnique } from "../../base/compare.ts";
import { isRecord } from "../../base/is-record.ts";

export type AnyRecord = Readonly<Record<string, unknown>>;

/** One property that both sides changed, each in its own way. Undefined stands for a property that is not there. */
export interface MergeConflict {
  /** What it belongs to: `node x`, `edge a SIMILAR b`, `meta`, `file`. */
  readonly place: string;
  readonly key: string;
  readonly base: unknown;
  readonly ours: unknown;
  readonly theirs: unknown;
}

/** The merged value twice, with the conflicting properties of one side and of the other; equal without conflicts. */
export interface Merged<T> {
  readonly ours: T;
  readonly theirs: T;
  readonly conflicts: readonly MergeConflict[];
}

/** Merges three states of one record property by property, `properties` one level deeper. */
export function mergeRecords(
  base: AnyRecord,
  ours: AnyRecord,
  theirs: AnyRecord,
  place: string,
): Merged<AnyRecord> {
  const left: [string, unknown][] = [];
  const right: [string, unknown][] = [];
  const conflicts: MergeConflict[] = [];
  for (const key of sortedUnique([base, ours, theirs].flatMap(Object.keys))) {
    const [o, a, b] = [own(base, key), own(ours, key), own(theirs, key)];
    const merged = mergeValues([o, a, b], place, key);
    if (merged.ours !== undefined) left.push([key, merged.ours]);
    if (merged.theirs !== undefined) right.push([key, merged.theirs]);
    for (const conflict of merged.conflicts) conflicts.push(conflict);
  }
  return { ours: Object.fromEntries(left), theirs: Object.fromEntries(right), conflicts };
}

/** Whether two values are the same JSON, whatever the order of their keys. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a === b || canonicalJson(a) === canonicalJson(b);
}

/** The value that a side changed; null where neither or both did, each in its own way. */
export function takeChanged<T>(base: T, ours: T, theirs: T): { readonly value: T } | null {
  if (isSameJson(ours, theirs) || isSameJson(theirs, base)) return { value: ours };
  return isSameJson(ours, base) ? { value: theirs } : null;
}

function mergeValues(
  [base, ours, theirs]: readonly [unknown, unknown, unknown],
  place: string,
  key: string,
): Merged<unknown> {
  const taken = takeChanged(base, ours, theirs);
  if (taken !== null) return { ours: taken.value, theirs: taken.value, conflicts: [] };
  const isDeeper = key === "properties" && isRecord(ours) && isRecord(theirs);
  if (isDeeper) return mergeRecords(isRecord(base) ? base : {}, ours, theirs, place);
  return { ours, theirs, conflicts: [{ place, key, base, ours, theirs }] };
}

function own(record: AnyRecord, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
