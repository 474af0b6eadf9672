/** Most distinct priorities that can wait at a time; beyond, a heap is the better queue. */
export const MOST_BUCKETS: number = 1 << 14;

/**
 * A monotone priority queue of small integers (Dial 1969): priorities taken never sink, and no entry lies more than
 * `span` above the smallest. Within a priority the newest entry comes first.
 */
export class BucketQueue {
  /** Priority of the entry that `pop` gave last. */
  priority = 0;
  size = 0;
  readonly #buckets: Int32Array[];
  readonly #fill: Int32Array;

  constructor(span: number) {
    this.#buckets = Array.from({ length: span + 1 }, () => new Int32Array(16));
    this.#fill = new Int32Array(span + 1);
  }

  push(priority: number, entry: number): void {
    const at = priority % this.#buckets.length;
    const fill = this.#fill[at] as number;
    let bucket = this.#buckets[at] as Int32Array;
    if (fill === bucket.length) {
      const larger = new Int32Array(fill * 2);
      larger.set(bucket);
      this.#buckets[at] = larger;
      bucket = larger;
    }
    bucket[fill] = entry;
    this.#fill[at] = fill + 1;
    this.size += 1;
  }

  /** The newest entry of the smallest priority; -1 when empty. */
  pop(): number {
    if (this.size === 0) return -1;
    let at = this.priority % this.#buckets.length;
    while (this.#fill[at] === 0) {
      this.priority += 1;
      at = at + 1 === this.#buckets.length ? 0 : at + 1;
    }
    const fill = (this.#fill[at] as number) - 1;
    this.#fill[at] = fill;
    this.size -= 1;
    return (this.#buckets[at] as Int32Array)[fill] as number;
  }
}
