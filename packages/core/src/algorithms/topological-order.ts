import type { Rows } from "./compressed-rows.ts";
import { MinHeap } from "./min-heap.ts";

/**
 * Nodes of a directed graph so that every edge leads forwards; of the nodes that could come next the smallest
 * does (Kahn 1962). Null when the graph has a cycle.
 */
export function topologicalOrder(successors: Rows): number[] | null {
  const count = successors.start.length - 1;
  const waitingFor = new Int32Array(count);
  for (const node of successors.items) waitingFor[node] = (waitingFor[node] as number) + 1;
  const ready = new MinHeap();
  for (let node = 0; node < count; node += 1) if (waitingFor[node] === 0) ready.push(node, node);
  const result: number[] = [];
  for (let node = ready.pop(); node >= 0; node = ready.pop()) {
    result.push(node);
    for (
      let k = successors.start[node] as number;
      k < (successors.start[node + 1] as number);
      k += 1
    ) {
      const next = successors.items[k] as number;
      const left = (waitingFor[next] as number) - 1;
      waitingFor[next] = left;
      if (left === 0) ready.push(next, next);
    }
  }
  return result.length === count ? result : null;
}
