/** Room at first; very wide states soon need more, but a task that is done at once should not pay for it. */
const FIRST_WORDS = 1 << 14;

/**
 * All states met so far, packed one after the other in one pool and found again by open addressing. A state is
 * known by its number, in order of arrival.
 */
export class StateStore {
  readonly words: number;
  /** State `i` lies at `pool[i * words]` on. Replaced when it grows: do not keep it across `add`. */
  pool: Uint32Array;
  size = 0;
  /** Whether the last `add` met the state for the first time. */
  wasNew = false;
  #slots: Int32Array;

  constructor(bits: number) {
    this.words = Math.max(1, (bits + 31) >>> 5);
    this.pool = new Uint32Array(Math.max(FIRST_WORDS, this.words));
    this.#slots = new Int32Array(4096).fill(-1);
  }

  /** The number of the state in the first words of `state`, which is copied when new. */
  add(state: Uint32Array): number {
    const { words } = this;
    if (this.size * 2 >= this.#slots.length) this.#rehash();
    const mask = this.#slots.length - 1;
    let slot = hash(state, 0, words) & mask;
    for (;;) {
      const index = this.#slots[slot] as number;
      if (index < 0) break;
      if (this.#equals(index * words, state)) {
        this.wasNew = false;
        return index;
      }
      slot = (slot + 1) & mask;
    }
    const index = this.size;
    if ((index + 1) * words > this.pool.length) {
      const larger = new Uint32Array(this.pool.length * 2);
      larger.set(this.pool);
      this.pool = larger;
    }
    for (let w = 0; w < words; w += 1) this.pool[index * words + w] = state[w] as number;
    this.#slots[slot] = index;
    this.size += 1;
    this.wasNew = true;
    return index;
  }

  #equals(offset: number, state: Uint32Array): boolean {
    for (let w = 0; w < this.words; w += 1) if (this.pool[offset + w] !== state[w]) return false;
    return true;
  }

  #rehash(): void {
    const slots = new Int32Array(this.#slots.length * 2).fill(-1);
    const mask = slots.length - 1;
    for (let index = 0; index < this.size; index += 1) {
      let slot = hash(this.pool, index * this.words, this.words) & mask;
      while ((slots[slot] as number) >= 0) slot = (slot + 1) & mask;
      slots[slot] = index;
    }
    this.#slots = slots;
  }
}

/** Multiply and shift over the words; unsigned. */
function hash(words: Uint32Array, offset: number, count: number): number {
  let value = 0x811c9dc5;
  for (let w = 0; w < count; w += 1) {
    value = Math.imul(value ^ (words[offset + w] as number), 0x9e3779b1);
    value ^= value >>> 15;
  }
  return value >>> 0;
}
