import { edgeKey } from "./edge-key.ts";
import { isLaterEdge } from "./edge-time.ts";
import type { GraphEdge } from "./graph.ts";

/** Of edges with one key the latest, in the order in which the keys first came. */
export function latestEdges(edges: readonly GraphEdge[]): readonly GraphEdge[] {
  const latest = new Map<string, GraphEdge>();
  for (const edge of edges) {
    const key = edgeKey(edge);
    const known = latest.get(key);
    if (known === undefined || isLaterEdge(edge, known)) latest.set(key, edge);
  }
  return [...latest.values()];
}
