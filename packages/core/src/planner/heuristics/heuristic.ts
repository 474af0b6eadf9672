import type { StripsTask } from "../compile/strips-task.ts";
import { LmCut } from "./lm-cut.ts";
import { buildRelaxedGraph } from "./relaxed-graph.ts";

/** Estimates what reaching the goal still costs, from the facts that hold; Infinity: the goal is out of reach. */
export type Heuristic = (facts: Int32Array) => number;

/** Knows nothing: 0 for every state. */
export const blind: Heuristic = () => 0;

/** LM-cut of the task; admissible. */
export function lmCutHeuristic(task: StripsTask): Heuristic {
  const graph = buildRelaxedGraph(task);
  const lmCut = new LmCut(graph);
  return (facts) => {
    lmCut.table.costs.set(task.costs);
    lmCut.landmarks.clear();
    lmCut.begin(facts);
    return lmCut.bound(graph.goal);
  };
}

/** h^max of the task; admissible. */
export function hmaxHeuristic(task: StripsTask): Heuristic {
  const graph = buildRelaxedGraph(task);
  const { table } = new LmCut(graph);
  table.costs.set(task.costs);
  return (facts) => {
    table.explore(facts);
    return table.valueOf(graph.goal);
  };
}
