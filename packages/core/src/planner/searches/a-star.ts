import { clearBit, hasBit, rowOf, setBit } from "../../algorithms/index.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import type { Heuristic } from "../heuristics/heuristic.ts";
import { OpenList } from "./open-list.ts";
import type { SearchBudget } from "./search-budget.ts";
import type { SearchOutcome } from "./search-outcome.ts";
import { StateStore } from "./state-store.ts";
import { Successors } from "./successors.ts";

/**
 * A* (Hart, Nilsson & Raphael 1968) over packed states, with re-opening since LM-cut is not consistent. With an
 * admissible heuristic the plan is a cheapest one. Nodes that cannot beat `incumbent` are never kept.
 */
export function searchAStar(
  task: StripsTask,
  heuristic: Heuristic,
  budget: SearchBudget,
  incumbent: number = Number.POSITIVE_INFINITY,
): SearchOutcome {
  return new AStar(task, heuristic, budget, incumbent).run();
}

class AStar {
  readonly #task: StripsTask;
  readonly #heuristic: Heuristic;
  readonly #budget: SearchBudget;
  readonly #incumbent: number;
  readonly #states: StateStore;
  readonly #open = new OpenList();
  readonly #successors: Successors;
  readonly #facts: Int32Array;
  readonly #scratch: Uint32Array;
  readonly #nodes = new NodeTable();

  constructor(task: StripsTask, heuristic: Heuristic, budget: SearchBudget, incumbent: number) {
    this.#task = task;
    this.#heuristic = heuristic;
    this.#budget = budget;
    this.#incumbent = incumbent;
    this.#states = new StateStore(task.factNames.length);
    this.#successors = new Successors(task);
    this.#facts = new Int32Array(task.factNames.length);
    this.#scratch = new Uint32Array(this.#states.words);
  }

  run(): SearchOutcome {
    const { costs } = this.#task;
    const nodes = this.#nodes;
    for (const fact of this.#task.init) setBit(this.#scratch, fact);
    this.#reach(-1, -1, 0);
    let lowerBound = 0;
    for (let node = this.#open.pop(); node >= 0; node = this.#open.pop()) {
      const { f } = this.#open;
      if ((nodes.g[node] as number) + (nodes.h[node] as number) !== f || nodes.closed[node] === 1) {
        continue;
      }
      lowerBound = Math.max(lowerBound, f);
      nodes.closed[node] = 1;
      const state = this.#stateOf(node);
      if (this.#isGoal(state)) return { plan: nodes.pathTo(node), cost: f, lowerBound: f };
      if (this.#budget.isExhausted()) {
        return { plan: null, cost: Number.POSITIVE_INFINITY, lowerBound };
      }
      this.#budget.expanded += 1;
      this.#successors.find(state, this.#factsOf(state));
      const { actions, count } = this.#successors;
      const g = nodes.g[node] as number;
      for (let i = 0; i < count; i += 1) {
        const action = actions[i] as number;
        this.#apply(node, action);
        this.#reach(node, action, g + (costs[action] as number));
      }
    }
    return {
      plan: null,
      cost: Number.POSITIVE_INFINITY,
      lowerBound: this.#incumbent,
    };
  }

  /** Takes the state in `#scratch` as reached over `action` from `parent` at cost `g`. */
  #reach(parent: number, action: number, g: number): void {
    const nodes = this.#nodes;
    this.#budget.generated += 1;
    const node = this.#states.add(this.#scratch);
    if (this.#states.wasNew) {
      nodes.reserve(node);
      this.#budget.evaluated += 1;
      nodes.h[node] = this.#heuristic(this.#factsOf(this.#scratch));
    } else if (g >= (nodes.g[node] as number)) return;
    nodes.g[node] = g;
    nodes.parent[node] = parent;
    nodes.action[node] = action;
    nodes.closed[node] = 0;
    const h = nodes.h[node] as number;
    if (g + h < this.#incumbent) this.#open.push(g + h, h, node);
  }

  #apply(node: number, action: number): void {
    this.#scratch.set(this.#stateOf(node));
    for (const fact of rowOf(this.#task.removals, action)) clearBit(this.#scratch, fact);
    for (const fact of rowOf(this.#task.additions, action)) setBit(this.#scratch, fact);
  }

  #stateOf(node: number): Uint32Array {
    const { words, pool } = this.#states;
    return pool.subarray(node * words, (node + 1) * words);
  }

  #isGoal(state: Uint32Array): boolean {
    return this.#task.goal.every((fact) => hasBit(state, fact));
  }

  #factsOf(state: Uint32Array): Int32Array {
    let count = 0;
    for (let word = 0; word < state.length; word += 1) {
      let bits = state[word] as number;
      while (bits !== 0) {
        const lowest = bits & -bits;
        this.#facts[count] = (word << 5) + 31 - Math.clz32(lowest);
        count += 1;
        bits ^= lowest;
      }
    }
    return this.#facts.subarray(0, count);
  }
}

/** What A* knows of each state, in arrays that grow together. */
class NodeTable {
  g = new Float64Array(1024);
  h = new Float64Array(1024);
  parent = new Int32Array(1024);
  action = new Int32Array(1024);
  closed = new Uint8Array(1024);

  reserve(node: number): void {
    if (node < this.g.length) return;
    const length = this.g.length * 2;
    this.g = grown(this.g, new Float64Array(length));
    this.h = grown(this.h, new Float64Array(length));
    this.parent = grown(this.parent, new Int32Array(length));
    this.action = grown(this.action, new Int32Array(length));
    this.closed = grown(this.closed, new Uint8Array(length));
  }

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
