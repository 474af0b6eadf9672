import { MinHeap } from "../../algorithms/index.ts";
import type { HmaxTable } from "../heuristics/hmax.ts";
import type { RelaxedGraph } from "../heuristics/relaxed-graph.ts";

/**
 * Operators that no plan cheaper than `bound` can hold. A plan without waste that holds `a` pays for reaching
 * `a` (at least h^max), for `a`, and for a chain of operators from `a` to the goal; these are different operators.
 * Under residual costs of LM-cut `bound` is what the landmarks leave of the upper bound. Calls `block` for those
 * that are not in `blocked` yet. `table` must hold h^max under its costs.
 */
export function findBeyondBound(
  graph: RelaxedGraph,
  table: HmaxTable,
  bound: number,
  blocked: Uint8Array,
  block: (operator: number) => void,
): void {
  const { costs } = table;
  const toGoal = new Float64Array(graph.factCount).fill(Number.POSITIVE_INFINITY);
  const through = new Float64Array(graph.operatorCount).fill(Number.POSITIVE_INFINITY);
  const queue = new MinHeap();
  const lower = (operator: number, value: number): void => {
    const { start, items } = graph.preconditions;
    for (let k = start[operator] as number; k < (start[operator + 1] as number); k += 1) {
      const fact = items[k] as number;
      if ((toGoal[fact] as number) <= value) continue;
      toGoal[fact] = value;
      queue.push(value, fact);
    }
  };
  lower(graph.goal, 0);
  for (let fact = queue.pop(); fact >= 0; fact = queue.pop()) {
    if (toGoal[fact] !== queue.key) continue;
    const { start, items } = graph.achievers;
    for (let k = start[fact] as number; k < (start[fact + 1] as number); k += 1) {
      const operator = items[k] as number;
      if (table.unsatisfied[operator] !== 0) continue;
      const value = (toGoal[fact] as number) + (costs[operator] as number);
      if ((through[operator] as number) <= value) continue;
      through[operator] = value;
      if ((table.operatorValues[operator] as number) + value < bound) lower(operator, value);
    }
  }
  for (let operator = 0; operator < graph.goal; operator += 1) {
    if (blocked[operator] === 1) continue;
    if (table.valueOf(operator) + (through[operator] as number) >= bound) block(operator);
  }
}
