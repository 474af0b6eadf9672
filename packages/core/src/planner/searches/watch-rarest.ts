import { packRows, type Rows, rowOf } from "../../algorithms/index.ts";
import type { StripsTask } from "../compile/strips-task.ts";

/** Actions by the fact that they are watched by; `always` lists those without preconditions. */
export interface WatchedActions extends Rows {
  readonly always: Int32Array;
}

/** Puts each action under its rarest precondition, so that a state asks only actions of which it has that fact. */
export function watchRarest(task: StripsTask): WatchedActions {
  const needs = new Int32Array(task.factNames.length);
  for (const fact of task.preconditions.items) needs[fact] = (needs[fact] as number) + 1;
  const watched: number[][] = task.factNames.map(() => []);
  const always: number[] = [];
  for (let action = 0; action < task.costs.length; action += 1) {
    let rarest = -1;
    for (const fact of rowOf(task.preconditions, action)) {
      if (rarest < 0 || (needs[fact] as number) < (needs[rarest] as number)) rarest = fact;
    }
    if (rarest < 0) always.push(action);
    else (watched[rarest] as number[]).push(action);
  }
  return { ...packRows(watched), always: Int32Array.from(always) };
}
