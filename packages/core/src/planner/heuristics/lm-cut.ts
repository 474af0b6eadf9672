import { HmaxTable } from "./hmax.ts";
import { LandmarkList } from "./landmark-list.ts";
import type { RelaxedGraph } from "./relaxed-graph.ts";

/**
 * LM-cut (Helmert & Domshlak 2009): while the target still costs something under h^max, the operators that cross
 * into the zone from which it is free form a disjunctive landmark, one of which every plan must use. Their least
 * cost is charged and taken from each of them, so the landmarks share costs and the sum never exceeds the true
 * cost. Afterwards `table.costs` holds what is left (the residual, or reduced, costs).
 *
 * The cut is read off at the border of the zone, not by walking forwards from the start: whatever has a smaller
 * value than the target is reached without touching the zone; only supporters of no smaller value are traced back.
 */
export class LmCut {
  readonly table: HmaxTable;
  /** The landmarks found since the owner cleared them. */
  readonly landmarks: LandmarkList = new LandmarkList();
  readonly #graph: RelaxedGraph;
  readonly #isInterrupted: () => boolean;
  readonly #cut: Int32Array;
  readonly #stack: Int32Array;
  /** By fact: `#epoch` in the zone of the target, `#epoch + 1` known to be cut off from the start. */
  readonly #factMarks: Int32Array;
  /** By operator: `#epoch` when it adds a fact of the zone. */
  readonly #operatorMarks: Int32Array;
  /** By fact: the last search backwards that came by. */
  readonly #visits: Int32Array;
  #epoch = 1;
  #visit = 0;
  #value = 0;

  /** Once `isInterrupted` is true, bounds stay as low as they are by then. */
  constructor(graph: RelaxedGraph, isInterrupted: () => boolean = () => false) {
    this.#graph = graph;
    this.#isInterrupted = isInterrupted;
    this.table = new HmaxTable(graph);
    this.#cut = new Int32Array(graph.operatorCount);
    this.#stack = new Int32Array(graph.factCount);
    this.#factMarks = new Int32Array(graph.factCount);
    this.#operatorMarks = new Int32Array(graph.operatorCount);
    this.#visits = new Int32Array(graph.factCount);
  }

  /** Computes h^max under `table.costs`; `blocked` operators (1) never run. */
  begin(facts: Int32Array, blocked: Uint8Array | null = null): void {
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
    for (;;) {
      this.#value = table.operatorValues[target] as number;
      if (this.#value === 0 || this.#isInterrupted()) return total;
      const border = this.#markZone(table.supporters[target] as number);
      const size = this.#keepReachable(border);
      const charge = this.#charge(size);
      this.landmarks.add(this.#cut, size, charge);
      total += charge;
      if (total >= enough) return total;
      table.lower(this.#cut, size);
    }
  }

  /** Marks the facts from which the target costs nothing more, and collects the operators that lead in at a cost. */
  #markZone(target: number): number {
    const { costs, supporters, unsatisfied } = this.table;
    const { start, items } = this.#graph.achievers;
    const factMarks = this.#factMarks;
    const operatorMarks = this.#operatorMarks;
    const stack = this.#stack;
    this.#epoch += 2;
    const epoch = this.#epoch;
    let size = 1;
    let border = 0;
    stack[0] = target;
    factMarks[target] = epoch;
    while (size > 0) {
      size -= 1;
      const fact = stack[size] as number;
      const end = start[fact + 1] as number;
      for (let k = start[fact] as number; k < end; k += 1) {
        const operator = items[k] as number;
        if (unsatisfied[operator] !== 0 || operatorMarks[operator] === epoch) continue;
        operatorMarks[operator] = epoch;
        if (costs[operator] !== 0) {
          this.#cut[border] = operator;
          border += 1;
          continue;
        }
        const supporter = supporters[operator] as number;
        if (factMarks[supporter] === epoch) continue;
        factMarks[supporter] = epoch;
        stack[size] = supporter;
        size += 1;
      }
    }
    return border;
  }

  /** Drops border operators whose supporter is in the zone or only reached through it; gives how many stay. */
  #keepReachable(border: number): number {
    const { supporters, factValues } = this.table;
    const cut = this.#cut;
    let size = 0;
    for (let i = 0; i < border; i += 1) {
      const operator = cut[i] as number;
      const supporter = supporters[operator] as number;
      const isBelow = (factValues[supporter] as number) < this.#value;
      if (!isBelow && !this.#isReachedOutside(supporter)) continue;
      cut[size] = operator;
      size += 1;
    }
    return size;
  }

  /** Whether supporters lead from the start to this fact, which is worth no less than the target, past the zone. */
  #isReachedOutside(fact: number): boolean {
    const { supporters, unsatisfied, factValues } = this.table;
    const { start, items } = this.#graph.achievers;
    const factMarks = this.#factMarks;
    const visits = this.#visits;
    const stack = this.#stack;
    const epoch = this.#epoch;
    if ((factMarks[fact] as number) >= epoch) return false;
    this.#visit += 1;
    let size = 1;
    stack[0] = fact;
    visits[fact] = this.#visit;
    for (let next = 0; next < size; next += 1) {
      const current = stack[next] as number;
      const end = start[current + 1] as number;
      for (let k = start[current] as number; k < end; k += 1) {
        const operator = items[k] as number;
        if (unsatisfied[operator] !== 0 || this.#operatorMarks[operator] === epoch) continue;
        const supporter = supporters[operator] as number;
        if ((factMarks[supporter] as number) >= epoch) continue;
        if ((factValues[supporter] as number) < this.#value) return true;
        if (visits[supporter] === this.#visit) continue;
        visits[supporter] = this.#visit;
        stack[size] = supporter;
        size += 1;
      }
    }
    for (let i = 0; i < size; i += 1) factMarks[stack[i] as number] = epoch + 1;
    return false;
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
