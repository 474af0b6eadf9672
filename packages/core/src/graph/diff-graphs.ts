import { compareText } from "../base/compare.ts";
import { edgeKey } from "./edge-key.ts";
import type { EntityGraph, GraphEdge, GraphNode } from "./graph.ts";
import { latestEdges } from "./latest-edges.ts";
import { firstByKey } from "./merge/merge-items.ts";
import { type AnyRecord, isSameJson } from "./merge/merge-records.ts";
import { orderGraph } from "./order-graph.ts";

/** One property that differs; undefined where it is not there. */
export interface ChangedProperty {
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface ChangedItem<T> {
  readonly item: T;
  readonly properties: readonly ChangedProperty[];
}

export interface ItemDifference<T> {
  readonly added: readonly T[];
  readonly removed: readonly T[];
  readonly changed: readonly ChangedItem<T>[];
}

/** What one graph has other than another one, by meaning: order and layout do not count. In canonical order. */
export interface GraphDiff {
  readonly isSame: boolean;
  readonly nodes: ItemDifference<GraphNode>;
  readonly edges: ItemDifference<GraphEdge>;
  /** Of `meta` (`meta.KEY`) and of the other keys of the file. */
  readonly file: readonly ChangedProperty[];
}

/** Compares two graphs: nodes by id, edges by source, relation, target and the part that they belong to. */
export function diffGraphs(before: EntityGraph, after: EntityGraph): GraphDiff {
  const [a, b] = [orderGraph(before), orderGraph(after)];
  const nodes = diffItems(a.nodes, b.nodes, ({ id }) => id);
  const edges = diffItems(latestEdges(a.edges), latestEdges(b.edges), edgeKey);
  const file = [
    ...diffRecords(a.meta, b.meta).map((one) => ({ ...one, key: `meta.${one.key}` })),
    ...diffRecords(a, b).filter(({ key }) => !["meta", "nodes", "edges"].includes(key)),
  ];
  const sizes = [nodes, edges].flatMap((one) => [one.added, one.removed, one.changed]);
  const isSame = file.length === 0 && sizes.every((list) => list.length === 0);
  return { isSame, nodes, edges, file };
}

function diffItems<T extends AnyRecord>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): ItemDifference<T> {
  const [old, now] = [firstByKey(before, keyOf), firstByKey(after, keyOf)];
  return {
    added: [...now].flatMap(([key, item]) => (old.has(key) ? [] : [item])),
    removed: [...old].flatMap(([key, item]) => (now.has(key) ? [] : [item])),
    changed: [...now].flatMap(([key, item]) => {
      const known = old.get(key);
      const properties = known === undefined ? [] : diffRecords(flat(known), flat(item));
      return properties.length === 0 ? [] : [{ item, properties }];
    }),
  };
}

/** `properties` of an edge beside its own keys, so that one changed property shows alone. */
function flat({ properties, ...own }: AnyRecord): AnyRecord {
  const inner = Object.entries((properties ?? {}) as AnyRecord);
  return {
    ...own,
    ...Object.fromEntries(inner.map(([key, value]) => [`properties.${key}`, value])),
  };
}

function diffRecords(before: AnyRecord, after: AnyRecord): readonly ChangedProperty[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort(compareText);
  return keys
    .filter((key) => !isSameJson(before[key], after[key]))
    .map((key) => ({ key, before: before[key], after: after[key] }));
}
