import { MinHeap, rowOf } from "../../algorithms/index.ts";
import type { RelaxedGraph } from "./relaxed-graph.ts";

const NO_FACTS = new Int32Array(0);
/** In place of an achiever: the fact holds already. */
const HELD = -1;

export interface ExtractOptions {
  readonly usable?: Uint8Array;
  readonly target?: number;
  readonly facts?: Int32Array;
}

/**
 * Finds good plans of the delete relaxation as sets of operators: best supporters under h^add (Bonet & Geffner
 * 2001), extracted backwards from the goal as in FF (Hoffmann & Nebel 2001), then freed of what is redundant.
 */
export class RelaxedPlanner {
  readonly #graph: RelaxedGraph;
  readonly #isInterrupted: () => boolean;
  readonly #values: Float64Array;
  readonly #achievers: Int32Array;
  readonly #unsatisfied: Int32Array;
  readonly #sums: Float64Array;
  readonly #counts: Int32Array;
  readonly #queue = new MinHeap();
  readonly #facts: Uint8Array;
  readonly #members: Uint8Array;
  /** By fact: how many operators of the plan add it, and how many ask for it. */
  readonly #supplies: Int32Array;
  readonly #demands: Int32Array;

  /** Once `isInterrupted` is true, no more redundant operators are looked for. */
  constructor(graph: RelaxedGraph, isInterrupted: () => boolean = () => false) {
    this.#graph = graph;
    this.#isInterrupted = isInterrupted;
    this.#values = new Float64Array(graph.factCount);
    this.#achievers = new Int32Array(graph.factCount);
    this.#unsatisfied = new Int32Array(graph.operatorCount);
    this.#sums = new Float64Array(graph.operatorCount);
    this.#facts = new Uint8Array(graph.factCount);
    this.#supplies = new Int32Array(graph.factCount);
    this.#demands = new Int32Array(graph.factCount);
    this.#members = new Uint8Array(graph.operatorCount);
    this.#counts = Int32Array.from(
      { length: graph.operatorCount },
      (_, i) =>
        (graph.preconditions.start[i + 1] as number) - (graph.preconditions.start[i] as number),
    );
  }

  /**
   * A set of operators that reaches the preconditions of `target` (the goal's operator, if not given) from `facts`
   * with operators of `usable` (1; all, if not given) only, or null.
   */
  extract(costs: Float64Array, options: ExtractOptions = {}): number[] | null {
    const { target = this.#graph.goal, facts = NO_FACTS } = options;
    if (!this.#explore(costs, options.usable ?? null, target, facts)) return null;
    const { preconditions } = this.#graph;
    const plan: number[] = [];
    const stack: number[] = [target];
    this.#members.fill(0);
    this.#members[target] = 1;
    for (let operator = stack.pop(); operator !== undefined; operator = stack.pop()) {
      if (operator !== target) plan.push(operator);
      const end = preconditions.start[operator + 1] as number;
      for (let k = preconditions.start[operator] as number; k < end; k += 1) {
        const fact = preconditions.items[k] as number;
        const achiever = this.#achievers[fact] as number;
        if (achiever < 0 || this.#members[achiever] === 1) continue;
        this.#members[achiever] = 1;
        stack.push(achiever);
      }
    }
    return plan;
  }

  /** The plan without operators that it can do without, dearest dropped first; in operator order. */
  withoutRedundant(plan: readonly number[], costs: Float64Array): number[] {
    const members = this.#members.fill(0);
    this.#supplies.fill(0);
    this.#demands.fill(0);
    for (const operator of plan) {
      members[operator] = 1;
      this.#count(operator, 1);
    }
    this.#count(this.#graph.goal, 1);
    const byCost = [...plan].sort((a, b) => (costs[b] as number) - (costs[a] as number) || b - a);
    // Dropping one may leave its suppliers without use, so until a round drops nothing.
    for (let dropped = true; dropped && !this.#isInterrupted(); ) {
      dropped = false;
      for (const operator of byCost) {
        if (members[operator] === 0 || this.#isOnlySupplier(operator)) continue;
        if (this.#isInterrupted()) break;
        members[operator] = 0;
        if (this.#reachesGoal()) {
          this.#count(operator, -1);
          dropped = true;
        } else members[operator] = 1;
      }
    }
    return plan.filter((operator) => members[operator] === 1).sort((a, b) => a - b);
  }

  /** Counts what the operator supplies and asks for in or out. */
  #count(operator: number, sign: number): void {
    const { additions, preconditions } = this.#graph;
    for (const fact of rowOf(additions, operator)) {
      this.#supplies[fact] = (this.#supplies[fact] as number) + sign;
    }
    for (const fact of rowOf(preconditions, operator)) {
      this.#demands[fact] = (this.#demands[fact] as number) + sign;
    }
  }

  /** Whether something is asked for that no other operator of the plan supplies: then it cannot be redundant. */
  #isOnlySupplier(operator: number): boolean {
    return rowOf(this.#graph.additions, operator).some(
      (fact) => this.#supplies[fact] === 1 && (this.#demands[fact] as number) > 0,
    );
  }

  #explore(
    costs: Float64Array,
    usable: Uint8Array | null,
    target: number,
    facts: Int32Array,
  ): boolean {
    const { start, consumers, additions } = this.#graph;
    const values = this.#values.fill(Number.POSITIVE_INFINITY);
    const unsatisfied = this.#unsatisfied;
    unsatisfied.set(this.#counts);
    this.#sums.fill(0);
    const queue = this.#queue;
    queue.clear();
    values[start] = 0;
    this.#achievers[start] = HELD;
    queue.push(0, start);
    for (const fact of facts) {
      values[fact] = 0;
      this.#achievers[fact] = HELD;
      queue.push(0, fact);
    }
    for (let fact = queue.pop(); fact >= 0; fact = queue.pop()) {
      const value = queue.key;
      if (values[fact] !== value) continue;
      const end = consumers.start[fact + 1] as number;
      for (let k = consumers.start[fact] as number; k < end; k += 1) {
        const operator = consumers.items[k] as number;
        if (usable !== null && usable[operator] !== 1 && operator !== target) continue;
        const sum = (this.#sums[operator] as number) + value;
        this.#sums[operator] = sum;
        const left = (unsatisfied[operator] as number) - 1;
        unsatisfied[operator] = left;
        if (left !== 0) continue;
        if (operator === target) return true;
        const reached = sum + (costs[operator] as number);
        const last = additions.start[operator + 1] as number;
        for (let e = additions.start[operator] as number; e < last; e += 1) {
          const added = additions.items[e] as number;
          if ((values[added] as number) <= reached) continue;
          values[added] = reached;
          this.#achievers[added] = operator;
          queue.push(reached, added);
        }
      }
    }
    return false;
  }

  /** Whether the operators of `#members` reach the goal. */
  #reachesGoal(): boolean {
    const { start, goal, consumers, additions } = this.#graph;
    const facts = this.#facts.fill(0);
    this.#unsatisfied.set(this.#counts);
    const stack: number[] = [start];
    facts[start] = 1;
    for (let fact = stack.pop(); fact !== undefined; fact = stack.pop()) {
      const end = consumers.start[fact + 1] as number;
      for (let k = consumers.start[fact] as number; k < end; k += 1) {
        const operator = consumers.items[k] as number;
        if (this.#members[operator] !== 1 && operator !== goal) continue;
        const left = (this.#unsatisfied[operator] as number) - 1;
        this.#unsatisfied[operator] = left;
        if (left !== 0) continue;
        if (operator === goal) return true;
        const last = additions.start[operator + 1] as number;
        for (let e = additions.start[operator] as number; e < last; e += 1) {
          const added = additions.items[e] as number;
          if (facts[added] === 1) continue;
          facts[added] = 1;
          stack.push(added);
        }
      }
    }
    return false;
  }
}
