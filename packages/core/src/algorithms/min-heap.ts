/**
 * A binary heap of integers by a numeric key, in typed arrays; equal keys come out by smaller item, so the
 * order is total. Decrease-key is left to the caller: push again and skip entries that are out of date.
 */
export class MinHeap {
  #keys = new Float64Array(64);
  #items = new Int32Array(64);
  #size = 0;
  /** Key of the entry that `pop` gave last. */
  key = 0;

  get size(): number {
    return this.#size;
  }

  clear(): void {
    this.#size = 0;
  }

  push(key: number, item: number): void {
    if (this.#size === this.#keys.length) this.#grow();
    const keys = this.#keys;
    const items = this.#items;
    let at = this.#size;
    this.#size += 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = keys[parent] as number;
      if (above < key || (above === key && (items[parent] as number) <= item)) break;
      keys[at] = above;
      items[at] = items[parent] as number;
      at = parent;
    }
    keys[at] = key;
    items[at] = item;
  }

  /** Removes and gives the item of the smallest key, -1 when empty; its key is then in `key`. */
  pop(): number {
    if (this.#size === 0) return -1;
    const keys = this.#keys;
    const items = this.#items;
    const first = items[0] as number;
    this.key = keys[0] as number;
    this.#size -= 1;
    const size = this.#size;
    const key = keys[size] as number;
    const item = items[size] as number;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && this.#precedes(child + 1, child)) child += 1;
      const below = keys[child] as number;
      if (key < below || (key === below && item <= (items[child] as number))) break;
      keys[at] = below;
      items[at] = items[child] as number;
      at = child;
    }
    keys[at] = key;
    items[at] = item;
    return first;
  }

  #precedes(a: number, b: number): boolean {
    const left = this.#keys[a] as number;
    const right = this.#keys[b] as number;
    return (
      left < right || (left === right && (this.#items[a] as number) < (this.#items[b] as number))
    );
  }

  #grow(): void {
    const keys = new Float64Array(this.#keys.length * 2);
    keys.set(this.#keys);
    this.#keys = keys;
    const items = new Int32Array(this.#items.length * 2);
    items.set(this.#items);
    this.#items = items;
  }
}
