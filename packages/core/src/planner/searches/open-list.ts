/**
 * The frontier of A*: smallest `f` first, then smallest `h`, then the newest node, so the order is total. Nodes
 * may be pushed again with better values; the caller skips entries that are out of date.
 */
export class OpenList {
  #f = new Float64Array(256);
  #h = new Float64Array(256);
  #nodes = new Int32Array(256);
  #size = 0;
  /** Values of the node that `pop` gave last. */
  f = 0;

  get size(): number {
    return this.#size;
  }

  push(f: number, h: number, node: number): void {
    if (this.#size === this.#f.length) this.#grow();
    let at = this.#size;
    this.#size += 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isBefore(f, h, node, parent)) break;
      this.#move(parent, at);
      at = parent;
    }
    this.#set(at, f, h, node);
  }

  /** The best node, -1 when empty. */
  pop(): number {
    if (this.#size === 0) return -1;
    const best = this.#nodes[0] as number;
    this.f = this.#f[0] as number;
    this.#size -= 1;
    const size = this.#size;
    const f = this.#f[size] as number;
    const h = this.#h[size] as number;
    const node = this.#nodes[size] as number;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && this.#isEntryBefore(child + 1, child)) child += 1;
      if (this.#isBefore(f, h, node, child)) break;
      this.#move(child, at);
      at = child;
    }
    this.#set(at, f, h, node);
    return best;
  }

  #isBefore(f: number, h: number, node: number, other: number): boolean {
    const otherF = this.#f[other] as number;
    if (f !== otherF) return f < otherF;
    const otherH = this.#h[other] as number;
    return h !== otherH ? h < otherH : node > (this.#nodes[other] as number);
  }

  #isEntryBefore(a: number, b: number): boolean {
    return this.#isBefore(this.#f[a] as number, this.#h[a] as number, this.#nodes[a] as number, b);
  }

  #move(from: number, to: number): void {
    this.#set(to, this.#f[from] as number, this.#h[from] as number, this.#nodes[from] as number);
  }

  #set(at: number, f: number, h: number, node: number): void {
    this.#f[at] = f;
    this.#h[at] = h;
    this.#nodes[at] = node;
  }

  #grow(): void {
    const length = this.#f.length * 2;
    const f = new Float64Array(length);
    f.set(this.#f);
    const h = new Float64Array(length);
    h.set(this.#h);
    const nodes = new Int32Array(length);
    nodes.set(this.#nodes);
    this.#f = f;
    this.#h = h;
    this.#nodes = nodes;
  }
}
