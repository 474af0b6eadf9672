import { pointerSegments, validateGraph } from "@ctxfst/schema";
import { isRecord } from "../base/is-record.ts";
import type { EntityGraph } from "./graph.ts";

/**
 * The valid part of a JSON value that breaks the graph's schema: one bad edge must not cost the outcomes of all runs.
 * Null when the value is no graph at all.
 */
export function recoverGraph(value: unknown): EntityGraph | null {
  if (!isRecord(value)) return null;
  const repaired = {
    ...value,
    meta: isRecord(value.meta) ? value.meta : {},
    nodes: Array.isArray(value.nodes) ? value.nodes : [],
    edges: Array.isArray(value.edges) ? value.edges.map(withKnownStatus) : [],
  };
  const invalid = new Set(
    validateGraph(repaired).map(({ pointer }) => pointerSegments(pointer).slice(0, 2).join("/")),
  );
  const graph = {
    ...repaired,
    nodes: repaired.nodes.filter((_, i) => !invalid.has(`nodes/${i}`)),
    edges: repaired.edges.filter((_, i) => !invalid.has(`edges/${i}`)),
  };
  return validateGraph(graph).length === 0 ? (graph as unknown as EntityGraph) : null;
}

/** The reference CtxFST writes the status `partial`, which its own schema does not know: it is an outcome. */
function withKnownStatus(edge: unknown): unknown {
  if (!isRecord(edge) || !isRecord(edge.properties)) return edge;
  const { properties } = edge;
  if (properties.status !== "partial") return edge;
  return { ...edge, properties: { ...properties, status: "active", outcome: "partial" } };
}
