import { canonicalJson } from "../../base/canonical-json.ts";
import { sortedUnique } from "../../base/compare.ts";
import { partOfEdge } from "../edge-key.ts";
import { edgeTime } from "../edge-time.ts";
import type { GraphEdge } from "../graph.ts";
import { OWNED_PROPERTIES } from "../merge-run-part.ts";
import { type AnyRecord, type Merged, mergeRecords, takeChanged } from "./merge-records.ts";

/**
 * Merges an edge that both sides changed or added. Of outcomes of runs the later one is kept whole. Declared edges merge
 * to what a rebuild would say. Everything else merges property by property.
 */
export function mergeEdge(
  base: GraphEdge | undefined,
  ours: GraphEdge,
  theirs: GraphEdge,
): Merged<GraphEdge> {
  const part = partOfEdge(ours);
  if (part === "run" && edgeTime(ours) !== edgeTime(theirs)) {
    const later = edgeTime(ours) > edgeTime(theirs) ? ours : theirs;
    return { ours: later, theirs: later, conflicts: [] };
  }
  const { source, relation, target } = ours;
  const place = `edge ${source} ${relation} ${target}`;
  if (part !== "declared") return asEdge(mergeRecords(base ?? {}, ours, theirs, place));
  const before = base === undefined ? null : ownedOf(base);
  const owned = mergeOwned(before, ownedOf(ours), ownedOf(theirs));
  const withOwned = (edge: GraphEdge | undefined): AnyRecord =>
    edge === undefined ? {} : replaceOwned(edge, owned);
  return asEdge(mergeRecords(withOwned(base), withOwned(ours), withOwned(theirs), place));
}

function asEdge(merged: Merged<AnyRecord>): Merged<GraphEdge> {
  return merged as unknown as Merged<GraphEdge>;
}

/** What the declared part says of an edge: the groups of alternatives, whether it only ranks, its origin. */
function ownedOf({ properties = {} }: GraphEdge): AnyRecord {
  return Object.fromEntries(
    OWNED_PROPERTIES.filter((key) => Object.hasOwn(properties, key)).map((key) => [
      key,
      properties[key],
    ]),
  );
}

/** As `declaredEdges` has it: what must hold alone says most, then one of several; either more than what only ranks. */
function mergeOwned(base: AnyRecord | null, ours: AnyRecord, theirs: AnyRecord): AnyRecord {
  const strength = (owned: AnyRecord): number =>
    (owned.soft === true ? 0 : 2) + (owned.any === undefined ? 1 : 0);
  const taken = base === null ? null : takeChanged(base, ours, theirs);
  if (taken !== null) return taken.value;
  if (strength(ours) !== strength(theirs)) return strength(ours) > strength(theirs) ? ours : theirs;
  const any = mergeGroups(groupsOf(base ?? {}), groupsOf(ours), groupsOf(theirs));
  return { ...theirs, ...ours, ...(any.length === 0 ? {} : { any }) };
}

function groupsOf({ any }: AnyRecord): readonly string[] {
  return Array.isArray(any) ? any.map((group) => canonicalJson(group)) : [];
}

/** Groups that a side added are there, groups that a side removed are not, unless none would be left of the edge. */
function mergeGroups(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): readonly unknown[] {
  const all = sortedUnique([...ours, ...theirs]);
  const kept = all.filter(
    (group) => !base.includes(group) || (ours.includes(group) && theirs.includes(group)),
  );
  return (kept.length > 0 ? kept : all).map((group) => JSON.parse(group));
}

function replaceOwned(edge: GraphEdge, owned: AnyRecord): AnyRecord {
  const foreign = Object.entries(edge.properties ?? {}).filter(
    ([key]) => !OWNED_PROPERTIES.includes(key),
  );
  const properties = { ...Object.fromEntries(foreign), ...owned };
  const { properties: _, ...others } = edge;
  return Object.keys(properties).length === 0 ? others : { ...others, properties };
}
