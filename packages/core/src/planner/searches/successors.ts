import { type BitSet, hasBit, packRows, type Rows, rowOf } from "../../algorithms/index.ts";
import type { StripsTask } from "../compile/strips-task.ts";

/**
 * Finds the actions that can run in a state. Each action is watched by its rarest precondition, so a state asks
 * only actions of which it has that fact. Gives them in action order.
 */
export class Successors {
  readonly #task: StripsTask;
  readonly #watched: Rows;
  readonly #always: readonly number[];
  /** Actions of the last call, `count` of them. */
  readonly actions: Int32Array;
  count = 0;

  constructor(task: StripsTask) {
    this.#task = task;
    this.actions = new Int32Array(task.costs.length);
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
    this.#watched = packRows(watched);
    this.#always = always;
  }

  /** Fills `actions` for a state given as bits and as the list of its facts. */
  find(state: BitSet, facts: Int32Array): void {
    const { start, items } = this.#watched;
    let count = 0;
    for (const action of this.#always) {
      this.actions[count] = action;
      count += 1;
    }
    for (let i = 0; i < facts.length; i += 1) {
      const fact = facts[i] as number;
      const end = start[fact + 1] as number;
      for (let k = start[fact] as number; k < end; k += 1) {
        const action = items[k] as number;
        if (!this.#canRun(action, state)) continue;
        this.actions[count] = action;
        count += 1;
      }
    }
    this.count = count;
    this.actions.subarray(0, count).sort();
  }

  #canRun(action: number, state: BitSet): boolean {
    const { start, items } = this.#task.preconditions;
    const end = start[action + 1] as number;
    for (let k = start[action] as number; k < end; k += 1) {
      if (!hasBit(state, items[k] as number)) return false;
    }
    return true;
  }
}
