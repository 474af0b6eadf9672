import type { StripsTask } from "../compile/strips-task.ts";
import { HmaxTable } from "./hmax.ts";
import { LmCut } from "./lm-cut.ts";
import { buildRelaxedGraph } from "./relaxed-graph.ts";

/** Estimates, never too high, what reaching the goal from a state still costs. */
export interface Heuristic {
  /** From the facts that hold; Infinity when the goal is out of reach. */
  estimate(facts: Int32Array): number;
  /**
   * By action, valid until the next estimate: by how much at least going there exceeds the estimate of the state.
   * Cost plus estimate after the action is at least the estimate before plus this surplus.
   */
  readonly surplus: Float64Array;
}

/** Knows nothing: 0 for every state. */
export function blindHeuristic(task: StripsTask): Heuristic {
  return { estimate: () => 0, surplus: task.costs };
}

/** h^max; admissible. */
export function hmaxHeuristic(task: StripsTask): Heuristic {
  const graph = buildRelaxedGraph(task);
  const table = new HmaxTable(graph);
  table.costs.set(task.costs);
  const estimate = (facts: Int32Array): number => {
    table.explore(facts);
    return table.valueOf(graph.goal);
  };
  return { estimate, surplus: new Float64Array(task.costs.length) };
}

/**
 * LM-cut; admissible. What it leaves of an action's cost is its surplus: landmarks without the action are
 * landmarks of the state after it as well, so going there keeps their charges.
 */
export function lmCutHeuristic(task: StripsTask): Heuristic {
  const graph = buildRelaxedGraph(task);
  const lmCut = new LmCut(graph);
  const estimate = (facts: Int32Array): number => {
    lmCut.table.costs.set(task.costs);
    lmCut.landmarks.clear();
    lmCut.begin(facts);
    return lmCut.bound(graph.goal);
  };
  return { estimate, surplus: lmCut.table.costs };
}
