import { closeSmallGroup } from "./close-small-group.ts";
import type { FactPermutation } from "./find-symmetries.ts";

/** Rounds over all symmetries after which a state is taken as it is: later ones change it ever less. */
const MOST_ROUNDS = 20;

/**
 * Turns states into representatives of those that symmetries make of them (orbit space search, Domshlak, Katz &
 * Shleyfman 2012): symmetries are applied while they make the words of the state smaller. A small group is tried as a
 * whole; of a large one its generators, greedily, so that an orbit may keep more than one representative, which costs
 * time and nothing else.
 */
export class Canonizer {
  /** Facts looked at so far. */
  effort = 0;
  readonly #symmetries: readonly FactPermutation[];
  readonly #moves: readonly Move[];
  readonly #image: Uint32Array;

  constructor(generators: readonly FactPermutation[], words: number) {
    this.#symmetries = closeSmallGroup(generators) ?? generators;
    this.#moves = this.#symmetries.map(moveOf);
    this.#image = new Uint32Array(words);
  }

  /**
   * Replaces the state by its representative; whether that is another state. `naming` says by which name each fact
   * goes, and is brought up to date when given.
   */
  canonize(state: Uint32Array, naming: Int32Array | null = null): boolean {
    let isChanged = false;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      let isSettled = true;
      for (let i = 0; i < this.#moves.length; i += 1) {
        const move = this.#moves[i] as Move;
        if (!this.#improves(state, move)) continue;
        for (let k = 0; k < move.words.length; k += 1) {
          state[move.words[k] as number] = this.#image[k] as number;
        }
        isSettled = false;
        isChanged = true;
        if (naming !== null) rename(naming, this.#symmetries[i] as FactPermutation);
      }
      if (isSettled) break;
    }
    return isChanged;
  }

  /** Whether the image is smaller than the state; its words are complete then. Mostly the first word decides. */
  #improves(state: Uint32Array, { words, kept, start, fromWord, fromBit, toBit }: Move): boolean {
    const image = this.#image;
    let isSmaller = false;
    for (let k = 0; k < words.length; k += 1) {
      const before = state[words[k] as number] as number;
      let bits = before & (kept[k] as number);
      const end = start[k + 1] as number;
      this.effort += end - (start[k] as number);
      for (let entry = start[k] as number; entry < end; entry += 1) {
        const word = state[fromWord[entry] as number] as number;
        bits |= ((word >>> (fromBit[entry] as number)) & 1) << (toBit[entry] as number);
      }
      bits >>>= 0;
      if (!isSmaller) {
        if (bits > before) return false;
        if (bits < before) isSmaller = true;
      }
      image[k] = bits;
    }
    return isSmaller;
  }
}

/** A symmetry by the words that it changes, in order: the bits that stay, and where the others come from. */
interface Move {
  readonly words: Int32Array;
  readonly kept: Uint32Array;
  /** By word: its entries are `start[k]` up to `start[k + 1]`. */
  readonly start: Int32Array;
  readonly fromWord: Uint32Array;
  readonly fromBit: Uint8Array;
  readonly toBit: Uint8Array;
}

function moveOf(symmetry: FactPermutation): Move {
  const moved = [...symmetry.keys()].filter((fact) => symmetry[fact] !== fact);
  const words = [...new Set(moved.map((fact) => fact >>> 5))].sort((a, b) => a - b);
  const start = new Int32Array(words.length + 1);
  const kept = new Uint32Array(words.length).fill(0xffffffff);
  const sources: number[] = [];
  const targets: number[] = [];
  words.forEach((word, k) => {
    for (const fact of moved) {
      const target = symmetry[fact] as number;
      if (target >>> 5 !== word) continue;
      sources.push(fact);
      targets.push(target & 31);
      kept[k] = (kept[k] as number) & ~(1 << (target & 31));
    }
    start[k + 1] = sources.length;
  });
  return {
    words: Int32Array.from(words),
    kept,
    start,
    fromWord: Uint32Array.from(sources, (fact) => fact >>> 5),
    fromBit: Uint8Array.from(sources, (fact) => fact & 31),
    toBit: Uint8Array.from(targets),
  };
}

function rename(naming: Int32Array, symmetry: FactPermutation): void {
  for (let fact = 0; fact < naming.length; fact += 1) {
    naming[fact] = symmetry[naming[fact] as number] as number;
  }
}
