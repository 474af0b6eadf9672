import { MinHeap } from "../../algorithms/index.ts";
import type { RelaxedGraph } from "./relaxed-graph.ts";

/**
 * h^max (Bonet & Geffner 2001): a fact costs what its cheapest achiever costs, an operator what its dearest
 * precondition does. Never above the true cost. Keeps for each operator the precondition that decides
 * (`supporter`), which LM-cut builds on, and can be brought up to date after costs fell without starting over.
 */
export class HmaxTable {
  readonly graph: RelaxedGraph;
  /** By operator, changed by the owner between calls. The goal operator costs nothing. */
  readonly costs: Float64Array;
  readonly factValues: Float64Array;
  readonly supporters: Int32Array;
  /** By operator: the value of its dearest precondition; meaningful where it is reached. */
  readonly operatorValues: Float64Array;
  /** By operator: preconditions not reached yet; 0 means reached. */
  readonly unsatisfied: Int32Array;
  /** Edges followed so far: what an estimate cost, the same on every machine. */
  effort = 0;
  readonly #counts: Int32Array;
  readonly #queue = new MinHeap();

  constructor(graph: RelaxedGraph) {
    this.graph = graph;
    this.costs = new Float64Array(graph.operatorCount);
    this.factValues = new Float64Array(graph.factCount);
    this.supporters = new Int32Array(graph.operatorCount);
    this.operatorValues = new Float64Array(graph.operatorCount);
    this.unsatisfied = new Int32Array(graph.operatorCount);
    this.#counts = Int32Array.from(
      { length: graph.operatorCount },
      (_, i) =>
        (graph.preconditions.start[i + 1] as number) - (graph.preconditions.start[i] as number),
    );
  }

  /** Computes all values from the facts that hold, by a Dijkstra search; `blocked` operators (1) never run. */
  explore(facts: Int32Array, blocked: Uint8Array | null = null): void {
    const { graph, factValues, unsatisfied, supporters, operatorValues, costs } = this;
    const queue = this.#queue;
    factValues.fill(Number.POSITIVE_INFINITY);
    unsatisfied.set(this.#counts);
    if (blocked !== null) {
      for (let i = 0; i < blocked.length; i += 1) if (blocked[i] === 1) unsatisfied[i] = 1 << 30;
    }
    queue.clear();
    this.#lowerFact(graph.start, 0);
    for (let i = 0; i < facts.length; i += 1) this.#lowerFact(facts[i] as number, 0);
    const { start, items } = graph.consumers;
    for (let fact = queue.pop(); fact >= 0; fact = queue.pop()) {
      const value = queue.key;
      if (factValues[fact] !== value) continue;
      const end = start[fact + 1] as number;
      this.effort += end - (start[fact] as number);
      for (let k = start[fact] as number; k < end; k += 1) {
        const operator = items[k] as number;
        const left = (unsatisfied[operator] as number) - 1;
        unsatisfied[operator] = left;
        if (left !== 0) continue;
        supporters[operator] = fact;
        operatorValues[operator] = value;
        this.#lowerAdditions(operator, value + (costs[operator] as number));
      }
    }
  }

  /** Brings all values up to date after the costs of these reached operators fell. */
  lower(operators: Int32Array, count: number): void {
    const { graph, factValues, unsatisfied, supporters, operatorValues, costs } = this;
    const queue = this.#queue;
    queue.clear();
    for (let i = 0; i < count; i += 1) {
      const operator = operators[i] as number;
      this.#lowerAdditions(
        operator,
        (operatorValues[operator] as number) + (costs[operator] as number),
      );
    }
    const { start, items } = graph.consumers;
    for (let fact = queue.pop(); fact >= 0; fact = queue.pop()) {
      const value = queue.key;
      if (factValues[fact] !== value) continue;
      const end = start[fact + 1] as number;
      this.effort += end - (start[fact] as number);
      for (let k = start[fact] as number; k < end; k += 1) {
        const operator = items[k] as number;
        if (supporters[operator] !== fact || unsatisfied[operator] !== 0) continue;
        const before = operatorValues[operator] as number;
        if (before <= value) continue;
        this.#chooseSupporter(operator);
        const after = operatorValues[operator] as number;
        if (after !== before) this.#lowerAdditions(operator, after + (costs[operator] as number));
      }
    }
  }

  /** Value of the preconditions of an operator; Infinity when it can never run. */
  valueOf(operator: number): number {
    return this.unsatisfied[operator] === 0
      ? (this.operatorValues[operator] as number)
      : Number.POSITIVE_INFINITY;
  }

  #lowerFact(fact: number, value: number): void {
    if ((this.factValues[fact] as number) <= value) return;
    this.factValues[fact] = value;
    this.#queue.push(value, fact);
  }

  #lowerAdditions(operator: number, value: number): void {
    const { start, items } = this.graph.additions;
    const end = start[operator + 1] as number;
    for (let k = start[operator] as number; k < end; k += 1)
      this.#lowerFact(items[k] as number, value);
  }

  #chooseSupporter(operator: number): void {
    const { start, items } = this.graph.preconditions;
    const end = start[operator + 1] as number;
    let supporter = -1;
    let value = -1;
    for (let k = start[operator] as number; k < end; k += 1) {
      const fact = items[k] as number;
      const candidate = this.factValues[fact] as number;
      if (candidate > value) {
        value = candidate;
        supporter = fact;
      }
    }
    this.supporters[operator] = supporter;
    this.operatorValues[operator] = value;
  }
}
