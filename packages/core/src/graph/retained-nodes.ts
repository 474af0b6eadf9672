import { factName } from "../skill/fact-name.ts";
import { partOfEdge } from "./edge-key.ts";
import type { EntityGraph, GraphEdge, GraphNode } from "./graph.ts";

const DECLARED_TYPES: readonly string[] = ["action", "state", "goal"];

/**
 * Nodes of a file that stay even when the repository declares them no longer: those of types that are not ours, and
 * those at the ends of edges that runs or other tools wrote. Each id once.
 */
export function retainedNodes(graph: EntityGraph): readonly GraphNode[] {
  const needed = new Set(
    graph.edges
      .filter((edge) => partOfEdge(edge) !== "declared")
      .flatMap(({ source, target }) => [source, target]),
  );
  const nodes = new Map<string, GraphNode>();
  for (const node of graph.nodes) {
    const isForeign = !DECLARED_TYPES.includes(node.type) && node.origin !== "declared";
    const isRetained = needed.has(node.id) || isForeign;
    if (isRetained && !nodes.has(node.id)) nodes.set(node.id, node);
  }
  return [...nodes.values()];
}

/** Nodes for the ends of edges, for where they are missing; what edges of runs say makes one a skill. */
export function endpointNodes(edges: readonly GraphEdge[]): readonly GraphNode[] {
  const skills = new Set(
    edges
      .filter((edge) => partOfEdge(edge) === "run")
      .flatMap(({ source, target, relation }) => {
        if (relation === "COMPLETED" || relation === "EVIDENCE") return [source];
        return relation === "BLOCKED_BY" ? [target] : [];
      }),
  );
  const ids = new Set(edges.flatMap(({ source, target }) => [source, target]));
  return [...ids].map((id) => ({
    id,
    name: factName(id),
    type: skills.has(id) ? "action" : "state",
  }));
}

/** The graph with nodes for those ends of edges that have none. */
export function withEndpoints(graph: EntityGraph): EntityGraph {
  const known = new Set(graph.nodes.map(({ id }) => id));
  const missing = endpointNodes(graph.edges).filter(({ id }) => !known.has(id));
  return missing.length === 0 ? graph : { ...graph, nodes: [...graph.nodes, ...missing] };
}
