import { appendTo } from "../../base/append-to.ts";
import { itemsOf, keyOf, requiredKey, sortedTexts } from "./python-values.ts";

export interface ReferenceSubgraph {
  readonly nodes: readonly unknown[];
  /** In the order in which they are met, most of them twice (B07). */
  readonly edges: readonly unknown[];
}

/** What lies within `depth` edges of the goal, whatever the edges mean. */
export function selectReferenceSubgraph(
  goal: unknown,
  graph: unknown,
  depth: number,
): ReferenceSubgraph {
  const touching = new Map<unknown, unknown[]>();
  for (const edge of itemsOf(keyOf(graph, "edges", []))) {
    appendTo(touching, keyOf(edge, "source", ""), edge);
    appendTo(touching, keyOf(edge, "target", ""), edge);
  }
  const visited = new Set<unknown>();
  const edges: unknown[] = [];
  let frontier = new Set<unknown>([goal]);
  for (let step = 0; step < depth; step += 1) {
    const next = new Set<unknown>();
    for (const node of frontier) {
      if (visited.has(node)) continue;
      visited.add(node);
      for (const edge of touching.get(node) ?? []) {
        edges.push(edge);
        const source = requiredKey(edge, "source");
        const other = source === node ? requiredKey(edge, "target") : source;
        if (!visited.has(other)) next.add(other);
      }
    }
    frontier = next;
  }
  for (const node of frontier) visited.add(node);
  const nodes = sortedTexts([...visited]);
  return { nodes, edges };
}
