import { MinHeap } from "../algorithms/index.ts";
import { sortedUnique } from "../base/compare.ts";

/** One way to go on from a node. */
export interface Hop {
  readonly to: string;
  /** More than 0. */
  readonly weight: number;
  /** The relation that is walked, for explanations. */
  readonly relation: string;
}

export interface Distance {
  readonly distance: number;
  /** The relation of the last hop, as seen from the start; "" at the start itself. */
  readonly relation: string;
}

/**
 * Weighted distances from the start nodes over `hops` (Dijkstra 1959); nodes out of reach are absent. Of ways of equal
 * length the one that was found first counts, nodes at the same distance being taken by name.
 */
export function shortestHops(
  starts: readonly string[],
  hops: ReadonlyMap<string, readonly Hop[]>,
): ReadonlyMap<string, Distance> {
  const names = sortedUnique([
    ...starts,
    ...hops.keys(),
    ...[...hops.values()].flatMap((list) => list.map(({ to }) => to)),
  ]);
  const numbers = new Map(names.map((name, number) => [name, number]));
  const distances = new Map<string, Distance>();
  const heap = new MinHeap();
  const reach = (name: string, distance: number, relation: string): void => {
    const known = distances.get(name)?.distance ?? Number.POSITIVE_INFINITY;
    if (distance >= known) return;
    distances.set(name, { distance, relation });
    heap.push(distance, numbers.get(name) as number);
  };
  for (const start of starts) reach(start, 0, "");
  for (let item = heap.pop(); item !== -1; item = heap.pop()) {
    const distance = heap.key;
    const name = names[item] as string;
    if (distance > (distances.get(name)?.distance as number)) continue;
    for (const { to, weight, relation } of hops.get(name) ?? []) {
      reach(to, distance + weight, relation);
    }
  }
  return distances;
}
