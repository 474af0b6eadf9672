import { factName } from "./build-graph.ts";
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
    const isRetained = needed.has(node.id) || !DECLARED_TYPES.includes(node.type);
    if (isRetained && !nodes.has(node.id)) nodes.set(node.id, node);
  }
  return [...nodes.values()];
}

/** The node for an end of an edge whose node is missing. A run's edge says what its ends are. */
export function endpointNode(id: string, { source, relation }: GraphEdge): GraphNode {
  const isSkill =
    relation === "COMPLETED" ? id === source : relation === "BLOCKED_BY" && id !== source;
  return { id, name: factName(id), type: isSkill ? "action" : "state" };
}
