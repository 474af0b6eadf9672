import { partOfEdge } from "./edge-key.ts";
import type { GraphEdge } from "./graph.ts";

const OF_FACTS: readonly string[] = ["COMPLETED", "EVIDENCE"];

/**
 * Edges of runs after facts were removed: what made these facts true has expired. Everything else stays as it is; a
 * failed attempt stays a failed one.
 */
export function expireFacts(
  edges: readonly GraphEdge[],
  removed: readonly string[],
  timestamp: string,
): readonly GraphEdge[] {
  const gone = new Set(removed);
  return edges.map((edge) => {
    const { relation, target, properties } = edge;
    const isOfFact = OF_FACTS.includes(relation) && gone.has(target) && partOfEdge(edge) === "run";
    const { status = "active" } = properties ?? {};
    if (!isOfFact || status !== "active") return edge;
    return { ...edge, properties: { ...properties, status: "expired", expired_at: timestamp } };
  });
}
