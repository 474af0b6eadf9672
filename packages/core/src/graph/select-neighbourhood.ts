import type { EntityGraph } from "./graph.ts";
import { orderGraph } from "./order-graph.ts";

/**
 * The part of a graph within `depth` edges of the nodes `ids`, walking edges both ways, with all edges between the
 * nodes that are reached. Ids that the graph does not know are left out. Nodes and edges come once, in canonical order.
 */
export function selectNeighbourhood(
  graph: EntityGraph,
  ids: readonly string[],
  depth: number,
): EntityGraph {
  const neighbours = new Map<string, string[]>(graph.nodes.map(({ id }) => [id, []]));
  for (const { source, target } of graph.edges) {
    neighbours.get(source)?.push(target);
    neighbours.get(target)?.push(source);
  }
  const reached = new Set(ids.filter((id) => neighbours.has(id)));
  let frontier = [...reached];
  for (let step = 0; step < depth && frontier.length > 0; step += 1) {
    const next: string[] = [];
    for (const id of frontier.flatMap((from) => neighbours.get(from) ?? [])) {
      if (reached.has(id) || !neighbours.has(id)) continue;
      reached.add(id);
      next.push(id);
    }
    frontier = next;
  }
  return orderGraph({
    meta: graph.meta,
    nodes: graph.nodes.filter(({ id }) => reached.has(id)),
    edges: graph.edges.filter(({ source, target }) => reached.has(source) && reached.has(target)),
  });
}
