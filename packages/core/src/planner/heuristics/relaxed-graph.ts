import { invertRows, packRows, type Rows, rowOf } from "../../algorithms/index.ts";
import type { StripsTask } from "../compile/strips-task.ts";

/**
 * The delete relaxation as a graph of facts and operators. Operators are the task's actions, and last the goal as
 * an operator without additions. `start` is a fact that always holds: the precondition of operators without one.
 */
export interface RelaxedGraph {
  readonly factCount: number;
  readonly operatorCount: number;
  readonly start: number;
  readonly goal: number;
  readonly preconditions: Rows;
  readonly additions: Rows;
  /** By fact: operators that need it, and operators that add it. */
  readonly consumers: Rows;
  readonly achievers: Rows;
}

/** Drops removals, and additions of what an operator needs anyway. */
export function buildRelaxedGraph(task: StripsTask): RelaxedGraph {
  const start = task.factNames.length;
  const factCount = start + 1;
  const actionCount = task.costs.length;
  const preconditions: number[][] = [];
  const additions: number[][] = [];
  for (let action = 0; action < actionCount; action += 1) {
    const needed = [...rowOf(task.preconditions, action)];
    preconditions.push(needed.length === 0 ? [start] : needed);
    additions.push([...rowOf(task.additions, action)].filter((fact) => !needed.includes(fact)));
  }
  preconditions.push(task.goal.length === 0 ? [start] : [...task.goal]);
  additions.push([]);
  const preconditionRows = packRows(preconditions);
  const additionRows = packRows(additions);
  return {
    factCount,
    operatorCount: actionCount + 1,
    start,
    goal: actionCount,
    preconditions: preconditionRows,
    additions: additionRows,
    consumers: invertRows(preconditionRows, factCount),
    achievers: invertRows(additionRows, factCount),
  };
}
