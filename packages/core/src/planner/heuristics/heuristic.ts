import type { StripsTask } from "../compile/strips-task.ts";
import { HmaxTable } from "./hmax.ts";
import { LandmarkStore } from "./landmark-store.ts";
import { LmCut } from "./lm-cut.ts";
import { buildRelaxedGraph } from "./relaxed-graph.ts";

/** Estimates, never too high, what reaching the goal from a state still costs. */
export interface Heuristic {
  /** From the facts that hold; Infinity when the goal is out of reach. `origin` may save work. */
  estimate(facts: Int32Array, origin?: StateOrigin): number;
  /**
   * By action, valid until the next estimate: by how much at least going there exceeds the estimate of the state.
   * Cost plus estimate after the action is at least the estimate before plus this surplus.
   */
  readonly surplus: Float64Array;
  /** Edges of the relaxed task followed so far. */
  readonly effort: number;
}

/** Numbers of a state and of the one it was reached from (-1: none), and the action between them. */
export interface StateOrigin {
  readonly state: number;
  readonly parent: number;
  readonly action: number;
}

/** Knows nothing: 0 for every state. */
export function blindHeuristic(task: StripsTask): Heuristic {
  return { estimate: () => 0, surplus: task.costs, effort: 0 };
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
  return {
    estimate,
    surplus: new Float64Array(task.costs.length),
    get effort(): number {
      return table.effort;
    },
  };
}

/**
 * LM-cut; admissible. What it leaves of an action's cost is its surplus: landmarks without the action are landmarks
 * of the state after it as well, so going there keeps their charges. For the same reason a state starts from what
 * was found for its parent (incremental LM-cut, Pommerening & Helmert 2013). Estimates are low once `isInterrupted`.
 */
export function lmCutHeuristic(task: StripsTask, isInterrupted?: () => boolean): Heuristic {
  const graph = buildRelaxedGraph(task);
  const lmCut = new LmCut(graph, isInterrupted);
  const store = new LandmarkStore();
  const { costs } = lmCut.table;
  const estimate = (facts: Int32Array, origin?: StateOrigin): number => {
    costs.set(task.costs);
    lmCut.landmarks.clear();
    if (origin === undefined) {
      lmCut.begin(facts);
      return lmCut.bound(graph.goal);
    }
    const { state, parent, action } = origin;
    if (store.has(state)) return store.replay(state, -1, costs, lmCut.landmarks);
    const inherited = store.has(parent) ? store.replay(parent, action, costs, lmCut.landmarks) : 0;
    lmCut.begin(facts);
    const total = inherited + lmCut.bound(graph.goal);
    if (total < Number.POSITIVE_INFINITY) store.save(state, lmCut.landmarks);
    return total;
  };
  return {
    estimate,
    surplus: costs,
    get effort(): number {
      return lmCut.table.effort;
    },
  };
}
