import { rowOf } from "../../algorithms/index.ts";
import type { StripsTask } from "../compile/strips-task.ts";

/** An order of a fixed set of actions, or the actions that remain when none of them may go next. */
export interface OrderVerdict {
  readonly order: readonly number[];
  readonly stuck: readonly number[];
  /** Of those that are stuck: the ones that would lose a fact they need if one that could run went next. */
  readonly threatened: readonly number[];
}

/**
 * Orders a set of actions of a monotone task so that each can run. Greedy and complete: an action that can run and
 * takes nothing from the others may always go first, and when there is none, whichever went first would starve
 * another one for good.
 */
export function orderActions(task: StripsTask, actions: readonly number[]): OrderVerdict {
  const holds = new Uint8Array(task.factNames.length);
  for (const fact of task.init) holds[fact] = 1;
  /** By fact: how many remaining actions need it. */
  const needs = new Int32Array(task.factNames.length);
  for (const action of actions) {
    for (const fact of rowOf(task.preconditions, action)) needs[fact] = (needs[fact] as number) + 1;
  }
  for (const fact of task.goal) needs[fact] = (needs[fact] as number) + 1;
  const isReady = (action: number): boolean => {
    const needed = rowOf(task.preconditions, action);
    if (!needed.every((fact) => holds[fact] === 1)) return false;
    return rowOf(task.removals, action).every(
      (fact) => holds[fact] === 0 || (needs[fact] as number) === (needed.includes(fact) ? 1 : 0),
    );
  };
  const order: number[] = [];
  let remaining = [...actions].sort((a, b) => a - b);
  for (;;) {
    const before = order.length;
    remaining = remaining.filter((action) => {
      if (!isReady(action)) return true;
      for (const fact of rowOf(task.preconditions, action)) {
        needs[fact] = (needs[fact] as number) - 1;
      }
      for (const fact of rowOf(task.removals, action)) holds[fact] = 0;
      for (const fact of rowOf(task.additions, action)) holds[fact] = 1;
      order.push(action);
      return false;
    });
    if (remaining.length > 0 && order.length > before) continue;
    return { order, stuck: remaining, threatened: threatenedActions(task, remaining, holds) };
  }
}

function threatenedActions(
  task: StripsTask,
  stuck: readonly number[],
  holds: Uint8Array,
): number[] {
  const endangered = new Set<number>();
  for (const action of stuck) {
    if (!rowOf(task.preconditions, action).every((fact) => holds[fact] === 1)) continue;
    for (const fact of rowOf(task.removals, action)) if (holds[fact] === 1) endangered.add(fact);
  }
  return stuck.filter((action) =>
    rowOf(task.preconditions, action).some((fact) => endangered.has(fact)),
  );
}
