import type { GraphEdge } from "./graph.ts";

/**
 * `declared`: recomputed from the repository. `run`: written by a run, carried over. `foreign`: written by others
 * (the reference CtxFST puts SIMILAR edges there), carried over as well.
 */
export type EdgePart = "declared" | "run" | "foreign";

/** The relations that only the declared part has, whether or not an edge says its origin. */
const DECLARED_RELATIONS: readonly string[] = ["REQUIRES", "LEADS_TO", "REMOVES"];

/** Which part of the file an edge belongs to. The reference CtxFST writes COMPLETED edges without an origin. */
export function partOfEdge({ relation, properties }: GraphEdge): EdgePart {
  const origin = properties?.origin;
  if (origin === "declared" || origin === "run") return origin;
  if (typeof origin === "string") return "foreign";
  if (DECLARED_RELATIONS.includes(relation)) return "declared";
  return relation === "COMPLETED" ? "run" : "foreign";
}

/** Equal for edges that must not stand side by side: one outcome for each skill and fact, one declaration of each. */
export function edgeKey(edge: GraphEdge): string {
  const { source, relation, target } = edge;
  return JSON.stringify([source, relation, target, partOfEdge(edge)]);
}
