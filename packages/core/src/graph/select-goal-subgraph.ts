import { appendTo } from "../base/append-to.ts";
import type { EntityGraph, GraphEdge } from "./graph.ts";
import { orderGraph } from "./order-graph.ts";

/** Relations that lead from a skill back to what matters before it may run. */
const NEEDS: readonly string[] = ["REQUIRES", "BLOCKED_BY"];
const BETWEEN_FACTS: readonly string[] = ["IMPLIES", "EVIDENCE", "SIMILAR"];

/**
 * The part of a graph that matters for goal facts: walked backwards from them, a fact to the skills that lead to it, a
 * skill to the facts that it needs or that block it, and facts to those that people or other tools tied to them. `depth`
 * counts fact–skill–fact hops; what a step causes besides is no part of it. Facts that the graph does not know are left
 * out. All edges between the nodes that are reached come along, in canonical order.
 */
export function selectGoalSubgraph(
  graph: EntityGraph,
  facts: readonly string[],
  depth: number = Number.POSITIVE_INFINITY,
): EntityGraph {
  const known = new Set(graph.nodes.map(({ id }) => id));
  const behind = edgesBehind(graph.edges);
  const reached = new Set(facts.filter((fact) => known.has(fact)));
  let frontier = [...reached];
  for (let hop = 0; hop < depth && frontier.length > 0; hop += 1) {
    const reach = (ids: readonly string[], map: ReadonlyMap<string, readonly string[]>): string[] =>
      ids
        .flatMap((id) => map.get(id) ?? [])
        .filter((id) => known.has(id) && !reached.has(id) && reached.add(id) !== undefined);
    const skills = reach(frontier, behind.producers);
    frontier = [...reach(frontier, behind.tied), ...reach(skills, behind.needs)];
  }
  return orderGraph({
    meta: graph.meta,
    nodes: graph.nodes.filter(({ id }) => reached.has(id)),
    edges: graph.edges.filter(({ source, target }) => reached.has(source) && reached.has(target)),
  });
}

function edgesBehind(edges: readonly GraphEdge[]): {
  readonly producers: ReadonlyMap<string, readonly string[]>;
  readonly needs: ReadonlyMap<string, readonly string[]>;
  readonly tied: ReadonlyMap<string, readonly string[]>;
} {
  const producers = new Map<string, string[]>();
  const needs = new Map<string, string[]>();
  const tied = new Map<string, string[]>();
  for (const { source, target, relation } of edges) {
    if (relation === "LEADS_TO") appendTo(producers, target, source);
    else if (NEEDS.includes(relation)) appendTo(needs, source, target);
    else if (BETWEEN_FACTS.includes(relation)) {
      appendTo(tied, source, target);
      appendTo(tied, target, source);
    }
  }
  return { producers, needs, tied };
}
