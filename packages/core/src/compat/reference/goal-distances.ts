import { relationWeight } from "../../selector/relation-weight.ts";
import { type Distance, type Hop, shortestHops } from "../../selector/shortest-hops.ts";
import { isTruthy, itemsOf, keyOf } from "./python-values.ts";

/**
 * Distance of every node to the goal over the edges of the world's subgraph, walked both ways whatever they mean (B12).
 * Empty without a goal or without edges.
 */
export function goalDistances(state: unknown): ReadonlyMap<string, Distance> {
  const goal = keyOf(state, "goal", "");
  if (!isTruthy(goal)) return new Map();
  const edges = keyOf(keyOf(state, "current_subgraph", {}), "edges", []);
  if (!isTruthy(edges)) return new Map();
  const hops = new Map<string, Hop[]>();
  for (const edge of itemsOf(edges)) {
    const source = keyOf(edge, "source", "");
    const target = keyOf(edge, "target", "");
    const relation = keyOf(edge, "relation", "");
    if (!isTruthy(source) || !isTruthy(target)) continue;
    const weight = relationWeight(relation as string);
    if (weight === null) continue;
    addHop(hops, source as string, { to: target as string, weight, relation: relation as string });
    addHop(hops, target as string, { to: source as string, weight, relation: relation as string });
  }
  return shortestHops([goal as string], hops);
}

function addHop(hops: Map<string, Hop[]>, from: string, hop: Hop): void {
  const list = hops.get(from);
  if (list === undefined) hops.set(from, [hop]);
  else list.push(hop);
}
