import { type Rows, rowOf } from "../../algorithms/index.ts";
import type { StripsTask } from "../compile/strips-task.ts";

/**
 * Actions as word masks, for states packed into 32-bit words: what a word must hold before, keeps and gains. Entry `k`
 * of an action touches `word[k]`; the entries of action `a` are `start[a]` up to `start[a + 1]`.
 */
export interface PackedMasks {
  readonly start: Int32Array;
  readonly word: Int32Array;
  readonly mask: Uint32Array;
}

export interface PackedActions {
  readonly words: number;
  readonly needs: PackedMasks;
  /** Bits to clear and, under the same entries, bits to set. */
  readonly changes: PackedMasks & { readonly set: Uint32Array };
}

/** 32-bit words that a state of the task takes. */
export function packedWords(task: StripsTask): number {
  return Math.max(1, (task.factNames.length + 31) >>> 5);
}

/** The masks of all actions of a task. */
export function packActions(task: StripsTask): PackedActions {
  const words = packedWords(task);
  const count = task.costs.length;
  const changed = (action: number): Map<number, [cleared: number, set: number]> => {
    const entries = new Map<number, [number, number]>();
    const entry = (fact: number): [number, number] => {
      const found = entries.get(fact >>> 5) ?? [0, 0];
      entries.set(fact >>> 5, found);
      return found;
    };
    for (const fact of rowOf(task.removals, action)) entry(fact)[0] |= 1 << (fact & 31);
    for (const fact of rowOf(task.additions, action)) entry(fact)[1] |= 1 << (fact & 31);
    return entries;
  };
  const start = new Int32Array(count + 1);
  const word: number[] = [];
  const mask: number[] = [];
  const set: number[] = [];
  for (let action = 0; action < count; action += 1) {
    for (const [at, [cleared, added]] of changed(action)) {
      word.push(at);
      mask.push(cleared);
      set.push(added);
    }
    start[action + 1] = word.length;
  }
  return {
    words,
    needs: packRowsAsMasks(task.preconditions, count),
    changes: {
      start,
      word: Int32Array.from(word),
      mask: Uint32Array.from(mask),
      set: Uint32Array.from(set),
    },
  };
}

function packRowsAsMasks(rows: Rows, count: number): PackedMasks {
  const start = new Int32Array(count + 1);
  const word: number[] = [];
  const mask: number[] = [];
  for (let row = 0; row < count; row += 1) {
    const masks = new Map<number, number>();
    for (const item of rowOf(rows, row)) {
      masks.set(item >>> 5, (masks.get(item >>> 5) ?? 0) | (1 << (item & 31)));
    }
    for (const [at, bits] of masks) {
      word.push(at);
      mask.push(bits);
    }
    start[row + 1] = word.length;
  }
  return { start, word: Int32Array.from(word), mask: Uint32Array.from(mask) };
}
