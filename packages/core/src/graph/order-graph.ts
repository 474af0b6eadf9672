import { canonicalJson } from "../base/canonical-json.ts";
import { compareText } from "../base/compare.ts";
import type { EntityGraph, GraphEdge, GraphNode } from "./graph.ts";

const NODE_KEYS: readonly string[] = ["id", "name", "type"];
const EDGE_KEYS: readonly string[] = [
  "source",
  "target",
  "relation",
  "score",
  "shared_chunk_count",
  "properties",
];

/** A node as one line of the file. */
export function formatNode(node: GraphNode): string {
  return canonicalJson(node, NODE_KEYS);
}

/** An edge as one line of the file. */
export function formatEdge(edge: GraphEdge): string {
  return canonicalJson(edge, EDGE_KEYS);
}

/** The same graph in canonical order: nodes by id, edges by source, relation and target, ties by their whole line. */
export function orderGraph(graph: EntityGraph): EntityGraph {
  return { ...graph, nodes: orderNodes(graph.nodes), edges: orderEdges(graph.edges) };
}

function orderNodes(nodes: readonly GraphNode[]): readonly GraphNode[] {
  return [...nodes].sort(
    (a, b) => compareText(a.id, b.id) || compareText(formatNode(a), formatNode(b)),
  );
}

function orderEdges(edges: readonly GraphEdge[]): readonly GraphEdge[] {
  return [...edges].sort(
    (a, b) =>
      compareText(a.source, b.source) ||
      compareText(a.relation, b.relation) ||
      compareText(a.target, b.target) ||
      compareText(formatEdge(a), formatEdge(b)),
  );
}
