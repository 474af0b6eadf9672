import { clearBit, hasBit, setBit } from "../../algorithms/index.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import type { Canonizer } from "../symmetry/canonical-state.ts";
import { StateStore } from "./state-store.ts";

/**
 * The states of a task that a search has met, with what leads from one to the next. With a canonizer, one state
 * stands for all that symmetries make of it.
 */
export class StateSpace {
  readonly task: StripsTask;
  readonly #states: StateStore;
  readonly #scratch: Uint32Array;
  readonly #facts: Int32Array;
  /** Whether the last `initial` or `successor` was met for the first time. */
  wasNew = false;
  /** Whether a symmetry was applied to what the last `successor` led to. */
  wasMoved = false;
  readonly #canonizer: Canonizer | null;

  constructor(task: StripsTask, canonizer: Canonizer | null = null) {
    this.task = task;
    this.#canonizer = canonizer;
    this.#states = new StateStore(task.factNames.length);
    this.#scratch = new Uint32Array(this.#states.words);
    this.#facts = new Int32Array(task.factNames.length);
  }

  get size(): number {
    return this.#states.size;
  }

  /** Number of the state at the start. */
  initial(): number {
    this.#scratch.fill(0);
    for (const fact of this.task.init) setBit(this.#scratch, fact);
    return this.#add();
  }

  /** Number of the state after an action that can run. */
  successor(node: number, action: number): number {
    const scratch = this.#scratch;
    scratch.set(this.bitsOf(node));
    const { removals, additions } = this.task;
    const lastRemoval = removals.start[action + 1] as number;
    for (let k = removals.start[action] as number; k < lastRemoval; k += 1) {
      clearBit(scratch, removals.items[k] as number);
    }
    const lastAddition = additions.start[action + 1] as number;
    for (let k = additions.start[action] as number; k < lastAddition; k += 1) {
      setBit(scratch, additions.items[k] as number);
    }
    return this.#add();
  }

  /** The bits of a state; a view that lives until the next state is added. */
  bitsOf(node: number): Uint32Array {
    const { words, pool } = this.#states;
    return pool.subarray(node * words, (node + 1) * words);
  }

  /** The facts of a state in order; a view that lives until the next call. */
  factsOf(node: number): Int32Array {
    const { words, pool } = this.#states;
    let count = 0;
    for (let word = 0; word < words; word += 1) {
      let bits = pool[node * words + word] as number;
      while (bits !== 0) {
        const lowest = bits & -bits;
        this.#facts[count] = (word << 5) + 31 - Math.clz32(lowest);
        count += 1;
        bits ^= lowest;
      }
    }
    return this.#facts.subarray(0, count);
  }

  isGoal(node: number): boolean {
    const bits = this.bitsOf(node);
    return this.task.goal.every((fact) => hasBit(bits, fact));
  }

  #add(): number {
    this.wasMoved = this.#canonizer?.canonize(this.#scratch) ?? false;
    const node = this.#states.add(this.#scratch);
    this.wasNew = this.#states.wasNew;
    return node;
  }
}
