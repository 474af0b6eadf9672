import { HmaxTable } from "./hmax.ts";
import { LandmarkList } from "./landmark-list.ts";
import type { RelaxedGraph } from "./relaxed-graph.ts";

/**
 * LM-cut (Helmert & Domshlak 2009): while the target still costs something under h^max, the operators that cross
 * into the zone from which it is free form a disjunctive landmark, one of which every plan must use. Their least
 * cost is charged and taken from each of them, so the landmarks share costs and the sum never exceeds the true
 * cost. Afterwards `table.costs` holds what is left (the residual, or reduced, costs).
 */
export class LmCut {
  readonly table: HmaxTable;
  /** The landmarks found since the owner cleared them. */
  readonly landmarks = new LandmarkList();
  readonly #graph: RelaxedGraph;
  readonly #cut: Int32Array;
  readonly #stack: Int32Array;
  /** By fact: `#epoch` in the zone of the target, `#epoch + 1` reached from the start. */
  readonly #marks: Int32Array;
  #epoch = 1;
  #facts: Int32Array = new Int32Array(0);

  constructor(graph: RelaxedGraph) {
    this.#graph = graph;
    this.table = new HmaxTable(graph);
    this.#cut = new Int32Array(graph.operatorCount);
    this.#stack = new Int32Array(graph.factCount);
    this.#marks = new Int32Array(graph.factCount);
  }

  /** Computes h^max under `table.costs`; `blocked` operators (1) never run. */
  begin(facts: Int32Array, blocked: Uint8Array | null = null): void {
    this.#facts = facts;
    this.table.explore(facts, blocked);
  }

  /**
   * A lower bound of what reaching the operator's preconditions costs, Infinity when that is impossible. What it
   * charges is gone from `table.costs`, so bounds of several targets after one `begin` may be added. Stops early
   * once the bound is at least `enough`.
   */
  bound(target: number, enough: number = Number.POSITIVE_INFINITY): number {
    const { table } = this;
    if (table.unsatisfied[target] !== 0) return Number.POSITIVE_INFINITY;
    let total = 0;
    while ((table.operatorValues[target] as number) > 0) {
      this.#markZone(table.supporters[target] as number);
      const size = this.#collectCut();
      const charge = this.#charge(size);
      this.landmarks.add(this.#cut, size, charge);
      total += charge;
      if (total >= enough) return total;
      table.lower(this.#cut, size);
    }
    return total;
  }

  /** Facts from which the target costs nothing more. */
  #markZone(target: number): void {
    const { costs, supporters, unsatisfied } = this.table;
    const { start, items } = this.#graph.achievers;
    const marks = this.#marks;
    const stack = this.#stack;
    this.#epoch += 2;
    const epoch = this.#epoch;
    let size = 1;
    stack[0] = target;
    marks[target] = epoch;
    while (size > 0) {
      size -= 1;
      const fact = stack[size] as number;
      const end = start[fact + 1] as number;
      for (let k = start[fact] as number; k < end; k += 1) {
        const operator = items[k] as number;
        if (costs[operator] !== 0 || unsatisfied[operator] !== 0) continue;
        const supporter = supporters[operator] as number;
        if (marks[supporter] === epoch) continue;
        marks[supporter] = epoch;
        stack[size] = supporter;
        size += 1;
      }
    }
  }

  /** Walks forwards over supporters up to the zone; the operators that would enter it are the cut. */
  #collectCut(): number {
    const facts = this.#facts;
    const { supporters, unsatisfied } = this.table;
    const { consumers, additions } = this.#graph;
    const marks = this.#marks;
    const stack = this.#stack;
    const inZone = this.#epoch;
    const reached = inZone + 1;
    let size = 1;
    let cutSize = 0;
    stack[0] = this.#graph.start;
    marks[this.#graph.start] = reached;
    for (let i = 0; i < facts.length; i += 1) {
      const fact = facts[i] as number;
      if (marks[fact] === inZone || marks[fact] === reached) continue;
      marks[fact] = reached;
      stack[size] = fact;
      size += 1;
    }
    while (size > 0) {
      size -= 1;
      const fact = stack[size] as number;
      const end = consumers.start[fact + 1] as number;
      for (let k = consumers.start[fact] as number; k < end; k += 1) {
        const operator = consumers.items[k] as number;
        if (supporters[operator] !== fact || unsatisfied[operator] !== 0) continue;
        const first = additions.start[operator] as number;
        const last = additions.start[operator + 1] as number;
        let crosses = false;
        for (let e = first; e < last && !crosses; e += 1) {
          crosses = marks[additions.items[e] as number] === inZone;
        }
        if (crosses) {
          this.#cut[cutSize] = operator;
          cutSize += 1;
          continue;
        }
        for (let e = first; e < last; e += 1) {
          const added = additions.items[e] as number;
          if (marks[added] === reached) continue;
          marks[added] = reached;
          stack[size] = added;
          size += 1;
        }
      }
    }
    return cutSize;
  }

  #charge(size: number): number {
    const { costs } = this.table;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < size; i += 1) {
      least = Math.min(least, costs[this.#cut[i] as number] as number);
    }
    for (let i = 0; i < size; i += 1) {
      const operator = this.#cut[i] as number;
      costs[operator] = (costs[operator] as number) - least;
    }
    return least;
  }
}
