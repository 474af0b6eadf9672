import { edgeKey } from "./edge-key.ts";
import type { EntityGraph, GraphEdge } from "./graph.ts";
import { orderGraph } from "./order-graph.ts";
import { withEndpoints } from "./retained-nodes.ts";

/** How the edges of a graph changed, for setting them back. */
export interface EdgeImage {
  /** Edges that were changed or removed, as they were. */
  readonly before: readonly GraphEdge[];
  /** Edges that were not there. */
  readonly created: readonly GraphEdge[];
}

/** What must be kept to undo a write-back, by key. */
export function imageOfEdges(before: EntityGraph, after: EntityGraph): EdgeImage {
  const old = new Map(before.edges.map((edge) => [edgeKey(edge), edge]));
  const now = new Map(after.edges.map((edge) => [edgeKey(edge), edge]));
  return {
    before: [...old].flatMap(([key, edge]) =>
      JSON.stringify(now.get(key)) === JSON.stringify(edge) ? [] : [edge],
    ),
    created: [...now].flatMap(([key, edge]) => (old.has(key) ? [] : [edge])),
  };
}

/** The graph with edges set back to how an image shows them. Doing it twice changes nothing. */
export function restoreRunEdges(graph: EntityGraph, { before, created }: EdgeImage): EntityGraph {
  const replaced = new Set([...before, ...created].map(edgeKey));
  const edges = [...graph.edges.filter((edge) => !replaced.has(edgeKey(edge))), ...before];
  return orderGraph(withEndpoints({ ...graph, edges }));
}
