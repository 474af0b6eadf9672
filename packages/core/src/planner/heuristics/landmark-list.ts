/** Disjunctive landmarks, each a set of operators with what it charges, one after the other in flat arrays. */
export class LandmarkList {
  count = 0;
  #items = new Int32Array(256);
  #ends = new Int32Array(64);
  #charges = new Float64Array(64);

  clear(): void {
    this.count = 0;
  }

  add(operators: Int32Array, size: number, charge: number): void {
    const start = this.startOf(this.count);
    const end = start + size;
    while (end > this.#items.length) {
      const items = new Int32Array(this.#items.length * 2);
      items.set(this.#items);
      this.#items = items;
    }
    if (this.count === this.#ends.length) {
      const ends = new Int32Array(this.count * 2);
      ends.set(this.#ends);
      this.#ends = ends;
      const charges = new Float64Array(this.count * 2);
      charges.set(this.#charges);
      this.#charges = charges;
    }
    for (let i = 0; i < size; i += 1) this.#items[start + i] = operators[i] as number;
    this.#ends[this.count] = end;
    this.#charges[this.count] = charge;
    this.count += 1;
  }

  /** Operators of a landmark; a view that lives until the next `add`. */
  operatorsOf(index: number): Int32Array {
    return this.#items.subarray(this.startOf(index), this.#ends[index]);
  }

  chargeOf(index: number): number {
    return this.#charges[index] as number;
  }

  startOf(index: number): number {
    return index === 0 ? 0 : (this.#ends[index - 1] as number);
  }
}
