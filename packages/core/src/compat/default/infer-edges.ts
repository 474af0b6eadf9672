import { isRecord } from "../../base/is-record.ts";
import type { GraphEdge } from "../../graph/graph.ts";
import { linkSkill } from "../../graph/link-skill.ts";
import { readSkills } from "./read-skills.ts";

/**
 * What entities declare, as edges between them and facts: what they require, lead to, remove and are blocked by. Facts
 * are nodes of their own, so that a walk back from a goal meets who produces it.
 */
export function inferFactEdges(byId: ReadonlyMap<string, unknown>): readonly GraphEdge[] {
  const skills = readSkills(
    [...byId].map(([id, entity]) => ({ ...(isRecord(entity) ? entity : {}), name: id })),
  );
  const edges = skills.flatMap(linkSkill).map(
    ({ source, target, relation }): GraphEdge => ({
      source,
      target,
      relation,
      properties: { inferred_via: target },
    }),
  );
  return [...new Map(edges.map((edge) => [JSON.stringify(edge), edge])).values()];
}
