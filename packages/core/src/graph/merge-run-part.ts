import { edgeKey, partOfEdge } from "./edge-key.ts";
import type { EntityGraph, GraphEdge, GraphNode } from "./graph.ts";
import { latestEdges } from "./latest-edges.ts";
import { orderGraph } from "./order-graph.ts";
import { endpointNodes, retainedNodes } from "./retained-nodes.ts";

/** Counters of the reference CtxFST; carried over they would be wrong from the first change on. */
const COUNTERS: readonly string[] = [
  "entity_count",
  "edge_count",
  "extra_edge_count",
  "inferred_edge_count",
];

/** Properties that the declared part owns; all others of a declared edge are carried over. */
export const OWNED_PROPERTIES: readonly string[] = ["any", "origin", "soft"];

/**
 * The graph to write: the declared part as built, and everything that it does not own as it was. Edges of runs and of
 * other tools stay, one for each key, the latest outcome winning; the nodes that they need stay too; unknown keys of
 * nodes, edges, meta and the file survive. Merging twice changes nothing.
 */
export function mergeRunPart(declared: EntityGraph, previous: EntityGraph): EntityGraph {
  // Ordered first, so that of two nodes or edges of one key the same one wins wherever they stand.
  const { meta, nodes, edges, ...others } = orderGraph(previous);
  const before = new Map([...nodes].reverse().map((node) => [node.id, node]));
  const ownNodes = declared.nodes.map((node): GraphNode => ({ ...before.get(node.id), ...node }));
  const carried = latestEdges(edges.filter((edge) => partOfEdge(edge) !== "declared"));
  const own = new Set(ownNodes.map(({ id }) => id));
  const retained = retainedNodes({ meta, nodes, edges }).filter(({ id }) => !own.has(id));
  const known = new Set([...own, ...retained.map(({ id }) => id)]);
  const created = endpointNodes(carried).filter(({ id }) => !known.has(id));
  const declaredBefore = new Map(
    edges.filter((edge) => partOfEdge(edge) === "declared").map((edge) => [edgeKey(edge), edge]),
  );
  return orderGraph({
    ...others,
    ...declared,
    meta: { ...withoutCounters(meta), ...declared.meta },
    nodes: [...ownNodes, ...retained, ...created],
    edges: [
      ...declared.edges.map((edge) => withForeignKeys(edge, declaredBefore.get(edgeKey(edge)))),
      ...carried,
    ],
  });
}

function withoutCounters(
  meta: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(meta).filter(([key]) => !COUNTERS.includes(key)));
}

function withForeignKeys(edge: GraphEdge, previous: GraphEdge | undefined): GraphEdge {
  if (previous === undefined) return edge;
  const foreign = Object.entries(previous.properties ?? {}).filter(
    ([key]) => !OWNED_PROPERTIES.includes(key),
  );
  const properties = { ...Object.fromEntries(foreign), ...edge.properties };
  const { properties: _, ...others } = previous;
  const merged = { ...others, ...edge };
  return Object.keys(properties).length === 0 ? merged : { ...merged, properties };
}
