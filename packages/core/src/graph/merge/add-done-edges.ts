import { doneFact, isDoneFact } from "../../skill/dialect-facts.ts";
import { edgeKey, partOfEdge } from "../edge-key.ts";
import type { GraphEdge, GraphNode } from "../graph.ts";

const MENTIONS: readonly string[] = ["REQUIRES", "BLOCKED_BY"];

/**
 * Edges with those that a rebuild adds: a skill leads to its `done:` fact as soon as another one mentions it, and the
 * branch that has the skill need not be the one that mentions it.
 */
export function addDoneEdges(
  edges: readonly GraphEdge[],
  nodes: readonly GraphNode[],
): readonly GraphEdge[] {
  const declared = edges.filter((edge) => partOfEdge(edge) === "declared");
  const mentioned = new Set(
    declared
      .filter(({ relation, target }) => MENTIONS.includes(relation) && isDoneFact(target))
      .map(({ target }) => target),
  );
  const known = new Set(declared.map(edgeKey));
  const added = nodes
    .filter(({ id, type }) => type === "action" && mentioned.has(doneFact(id)))
    .map(({ id }): GraphEdge => ({ source: id, target: doneFact(id), relation: "LEADS_TO" }))
    .filter((edge) => !known.has(edgeKey(edge)))
    .filter((edge) => !known.has(edgeKey({ ...edge, relation: "REMOVES" })));
  return added.length === 0 ? edges : [...edges, ...added];
}
