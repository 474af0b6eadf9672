import { type BitSet, hasBit, invertRows, type Rows, rowOf } from "../../algorithms/index.ts";
import type { StripsTask } from "../compile/strips-task.ts";

/** Pruning is given up when after this many states less than this part of the actions was pruned. */
const TRIAL_STATES = 1000;
const LEAST_GAIN = 0.1;

/**
 * Strong stubborn sets (Valmari 1989; Wehrle & Helmert 2014), in the atom-centric manner of Röger, Helmert, Seipp &
 * Sievers 2020: of actions that may be swapped without a difference only one order is tried. A state keeps the
 * actions that supply one missing goal fact, whatever these need, and whatever gets in the way of those that can
 * run. At least one cheapest plan survives.
 */
export class StubbornSets {
  readonly #task: StripsTask;
  readonly #producers: Rows;
  readonly #consumers: Rows;
  readonly #removers: Rows;
  readonly #interfering: (Int32Array | undefined)[];
  /** By action and by fact: the number of the call that marked it. */
  readonly #marked: Int32Array;
  readonly #supplied: Int32Array;
  readonly #queue: Int32Array;
  #call = 0;
  #states = 0;
  #offered = 0;
  #kept = 0;
  /** Actions looked at so far. */
  effort = 0;
  /** False once it turned out that too little is pruned. */
  isWorthwhile = true;

  constructor(task: StripsTask) {
    this.#task = task;
    const factCount = task.factNames.length;
    this.#producers = invertRows(task.additions, factCount);
    this.#consumers = invertRows(task.preconditions, factCount);
    this.#removers = invertRows(task.removals, factCount);
    this.#interfering = new Array(task.costs.length);
    this.#marked = new Int32Array(task.costs.length);
    this.#supplied = new Int32Array(factCount);
    this.#queue = new Int32Array(task.costs.length);
  }

  /** Moves the actions to try to the front of `actions`, order kept, and gives how many these are. */
  prune(state: BitSet, actions: Int32Array, count: number): number {
    if (!this.isWorthwhile || count < 2) return count;
    const goal = this.#scarcest(this.#task.goal, state);
    if (goal < 0) return count;
    this.#call += 1;
    let size = this.#supply(goal, 0);
    for (let next = 0; next < size; next += 1) {
      const action = this.#queue[next] as number;
      const missing = this.#scarcest(rowOf(this.#task.preconditions, action), state);
      if (missing >= 0) size = this.#supply(missing, size);
      else {
        const others = this.#interferingWith(action);
        this.effort += others.length;
        for (let i = 0; i < others.length; i += 1) size = this.#mark(others[i] as number, size);
      }
    }
    this.effort += size + count;
    let kept = 0;
    for (let i = 0; i < count; i += 1) {
      const action = actions[i] as number;
      if (this.#marked[action] !== this.#call) continue;
      actions[kept] = action;
      kept += 1;
    }
    this.#judge(count, kept);
    return kept;
  }

  /** The missing fact whose suppliers are in already, else the one with fewest; -1 when none is missing. */
  #scarcest(facts: Int32Array, state: BitSet): number {
    const { start } = this.#producers;
    let best = -1;
    let fewest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < facts.length; i += 1) {
      const fact = facts[i] as number;
      if (hasBit(state, fact)) continue;
      if (this.#supplied[fact] === this.#call) return fact;
      const producers = (start[fact + 1] as number) - (start[fact] as number);
      if (producers < fewest) {
        fewest = producers;
        best = fact;
      }
    }
    return best;
  }

  #supply(fact: number, size: number): number {
    if (this.#supplied[fact] === this.#call) return size;
    this.#supplied[fact] = this.#call;
    const { start, items } = this.#producers;
    const end = start[fact + 1] as number;
    let result = size;
    for (let k = start[fact] as number; k < end; k += 1) {
      result = this.#mark(items[k] as number, result);
    }
    return result;
  }

  #mark(action: number, size: number): number {
    if (this.#marked[action] === this.#call) return size;
    this.#marked[action] = this.#call;
    this.#queue[size] = action;
    return size + 1;
  }

  /** Actions that cannot be swapped with this one: one takes what the other needs or adds. */
  #interferingWith(action: number): Int32Array {
    const known = this.#interfering[action];
    if (known !== undefined) return known;
    const { preconditions, additions, removals } = this.#task;
    const found = new Set<number>();
    for (const fact of rowOf(removals, action)) {
      for (const other of rowOf(this.#consumers, fact)) found.add(other);
      for (const other of rowOf(this.#producers, fact)) found.add(other);
    }
    for (const facts of [rowOf(preconditions, action), rowOf(additions, action)]) {
      for (const fact of facts) for (const other of rowOf(this.#removers, fact)) found.add(other);
    }
    found.delete(action);
    const result = Int32Array.from(found).sort();
    this.#interfering[action] = result;
    return result;
  }

  #judge(offered: number, kept: number): void {
    this.#states += 1;
    this.#offered += offered;
    this.#kept += kept;
    if (this.#states === TRIAL_STATES) {
      this.isWorthwhile = this.#kept <= (1 - LEAST_GAIN) * this.#offered;
    }
  }
}
