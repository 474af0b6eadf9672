/** How each state of a search was reached, in arrays that grow together. */
export class PathTable {
  g: Float64Array = new Float64Array(1024);
  h: Float64Array = new Float64Array(1024);
  parent: Int32Array = new Int32Array(1024);
  action: Int32Array = new Int32Array(1024);
  closed: Uint8Array = new Uint8Array(1024);
  /** 1 where a symmetry lies between the parent's successor and the state. */
  moved: Uint8Array = new Uint8Array(1024);

  /** Makes room for a node that is one more than the last. */
  reserve(node: number): void {
    if (node < this.g.length) return;
    const length = this.g.length * 2;
    this.g = grown(this.g, new Float64Array(length));
    this.h = grown(this.h, new Float64Array(length));
    this.parent = grown(this.parent, new Int32Array(length));
    this.action = grown(this.action, new Int32Array(length));
    this.closed = grown(this.closed, new Uint8Array(length));
    this.moved = grown(this.moved, new Uint8Array(length));
  }

  /** The actions from the start to a node. */
  pathTo(node: number): number[] {
    const actions: number[] = [];
    for (let at = node; (this.parent[at] as number) >= 0; at = this.parent[at] as number) {
      actions.push(this.action[at] as number);
    }
    return actions.reverse();
  }
}

function grown<T extends { set(source: T): void }>(from: T, to: T): T {
  to.set(from);
  return to;
}
