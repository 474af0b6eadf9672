import { type BitSet, hasBit } from "../../algorithms/index.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import { type WatchedActions, watchRarest } from "./watch-rarest.ts";

/**
 * Finds the actions that can run in a state. Each action is watched by its rarest precondition, so a state asks
 * only actions of which it has that fact. Gives them in action order.
 */
export class Successors {
  readonly #task: StripsTask;
  readonly #watched: WatchedActions;
  /** Actions of the last call, `count` of them. */
  readonly actions: Int32Array;
  count = 0;

  constructor(task: StripsTask) {
    this.#task = task;
    this.actions = new Int32Array(task.costs.length);
    this.#watched = watchRarest(task);
  }

  /** Fills `actions` for a state given as bits and as the list of its facts. */
  find(state: BitSet, facts: Int32Array): void {
    const { start, items, always } = this.#watched;
    let count = 0;
    for (const action of always) {
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
