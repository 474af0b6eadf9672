import type { StripsTask } from "../compile/strips-task.ts";
import type { Canonizer } from "../symmetry/canonical-state.ts";
import { tracePlan } from "../symmetry/trace-plan.ts";
import { BucketQueue, MOST_BUCKETS } from "./bucket-queue.ts";
import { OpenList } from "./open-list.ts";
import { type PackedActions, packActions } from "./packed-actions.ts";
import { PathTable } from "./path-table.ts";
import type { SearchBudget } from "./search-budget.ts";
import { NO_PLAN, type SearchOutcome } from "./search-outcome.ts";
import { StateStore } from "./state-store.ts";
import { StubbornSets } from "./stubborn-sets.ts";
import { type WatchedActions, watchRarest } from "./watch-rarest.ts";
import { withinLimits } from "./within-limits.ts";

/** How often the clock is asked, in states. */
const STRIDE = 64;
/** What a state looked at and a state reached cost, in edges that an estimate follows. */
const EXPANSION_EFFORT = 16;
const GENERATION_EFFORT = 8;
/** The same for an action that pruning looks at, and a fact that a symmetry moves. */
const PRUNING_EFFORT = 0.3;
const RENAMING_EFFORT = 0.12;

/**
 * Uniform-cost search (Dijkstra 1959) over packed states, for tasks where an estimate costs more than the states it
 * saves. Words, not facts, are tested and changed; a plan is accepted as soon as no state that is left could be a
 * cheaper one's last but one. States at or above `incumbent` are never kept. Can be advanced bit by bit.
 */
export class UniformCostSearch {
  /** No plan is cheaper than this, or than `incumbent`. */
  lowerBound = 0;
  /** States reached, known ones included, and states looked at so far. */
  generated = 0;
  expanded = 0;
  /** How many states had been looked at when the bound rose to each of its values. */
  readonly #bounds: number[] = [0];
  readonly #expandedBefore: number[] = [0];
  readonly #task: StripsTask;
  readonly #budget: SearchBudget;
  readonly #actions: PackedActions;
  readonly #states: StateStore;
  readonly #nodes = new PathTable();
  readonly #queue: BucketQueue | HeapQueue;
  readonly #watch: WatchedActions;
  /** The facts that any action is watched by. */
  readonly #asked: Uint32Array;
  readonly #stubborn: StubbornSets;
  readonly #goal: Uint32Array;
  readonly #scratch: Uint32Array;
  readonly #offered: Int32Array;
  readonly #leastCost: number;
  #incumbent: number;
  #best = -1;

  readonly #canonizer: Canonizer | null;

  constructor(
    task: StripsTask,
    budget: SearchBudget,
    incumbent: number,
    canonizer: Canonizer | null = null,
  ) {
    this.#canonizer = canonizer;
    this.#task = task;
    this.#budget = budget;
    this.#incumbent = incumbent;
    this.#actions = packActions(task);
    this.#states = new StateStore(task.factNames.length);
    this.#watch = watchRarest(task);
    const { start } = this.#watch;
    const isAsked = (fact: number): boolean => start[fact] !== start[fact + 1];
    const asked = [...task.factNames.keys()].filter(isAsked);
    this.#asked = wordsOf(asked, this.#actions.words);
    this.#stubborn = new StubbornSets(task);
    this.#offered = new Int32Array(task.costs.length);
    this.#scratch = new Uint32Array(this.#actions.words);
    this.#goal = wordsOf(task.goal, this.#actions.words);
    const mostCost = task.costs.reduce((most, cost) => Math.max(most, cost), 0);
    this.#leastCost = task.costs.reduce((least, cost) => Math.min(least, cost), mostCost);
    this.#queue = mostCost < MOST_BUCKETS ? new BucketQueue(mostCost) : new HeapQueue();
    this.#scratch.set(wordsOf(task.init, this.#actions.words));
    this.#reach(-1, -1, 0);
  }

  /** What was done so far, in edges that an estimate follows; measured on competition tasks. */
  get effort(): number {
    const { expanded, generated } = this;
    const counted = EXPANSION_EFFORT * expanded + GENERATION_EFFORT * generated;
    const pruned = PRUNING_EFFORT * this.#stubborn.effort;
    return counted + pruned + RENAMING_EFFORT * (this.#canonizer?.effort ?? 0);
  }

  /**
   * Whether representatives would save more states than finding them costs, to judge by the states met so far. The
   * search itself must not use them yet.
   */
  gainsFrom(canonizer: Canonizer): boolean {
    const { size, pool, words } = this.#states;
    const representatives = new StateStore(this.#task.factNames.length);
    const before = canonizer.effort;
    for (let node = 0; node < size; node += 1) {
      const state = pool.slice(node * words, (node + 1) * words);
      canonizer.canonize(state);
      representatives.add(state);
    }
    const renaming = (RENAMING_EFFORT * (canonizer.effort - before)) / size;
    const gain = size / representatives.size;
    return gain > 1 + (renaming * this.generated) / this.effort;
  }

  /** Later plans must cost less than this. */
  lowerIncumbent(incumbent: number): void {
    if (incumbent >= this.#incumbent) return;
    this.#incumbent = incumbent;
    this.#best = -1;
  }

  /**
   * How many states will have been looked at when `bound` is reached, if their growth goes on to slow down as it did
   * from the third to the last quarter of the way.
   */
  predictStates(bound: number): number {
    const last = this.lowerBound;
    if (bound <= last) return this.expanded;
    const now = this.#logStatesAt(last);
    const before = this.#logStatesAt(last * 0.75);
    const growth = now - before;
    const ratio = Math.min(1, growth / Math.max(1e-9, before - this.#logStatesAt(last / 2)));
    const quarters = (4 * (bound - last)) / Math.max(last, 1e-9);
    const sum = ratio === 1 ? quarters : (ratio * (1 - ratio ** quarters)) / (1 - ratio);
    return Math.max(this.expanded, Math.exp(now + growth * sum));
  }

  /** Logarithm of the states looked at by the time the bound went beyond a value; between two, interpolated. */
  #logStatesAt(value: number): number {
    const bounds = this.#bounds;
    let above = bounds.length - 1;
    while (above > 0 && (bounds[above - 1] as number) > value) above -= 1;
    const upper = Math.log((this.#expandedBefore[above] as number) + 1);
    if (above === 0) return upper;
    const lower = Math.log((this.#expandedBefore[above - 1] as number) + 1);
    const [from, to] = [bounds[above - 1] as number, bounds[above] as number];
    return lower + ((upper - lower) * (value - from)) / (to - from);
  }

  /** Looks at so many more states; the outcome when the search is over, else null. See `AStarSearch.advance`. */
  advance(states: number): SearchOutcome | null {
    return withinLimits(
      this.#budget,
      () => this.#advance(states),
      () => null,
    );
  }

  #advance(states: number): SearchOutcome | null {
    const { closed } = this.#nodes;
    let { g } = this.#nodes;
    let isClosed = closed;
    for (let looked = 0; looked < states; looked += 1) {
      if (looked % STRIDE === 0 && this.#budget.isExhausted()) return null;
      const node = this.#queue.pop();
      if (node < 0) return this.#settled();
      if (g !== this.#nodes.g) ({ g, closed: isClosed } = this.#nodes);
      const cost = g[node] as number;
      if (isClosed[node] === 1) continue;
      if (cost > this.lowerBound) this.#raiseBound(cost);
      // Whatever is left needs one more action at least.
      if (cost + this.#leastCost >= this.#incumbent) return this.#settled();
      isClosed[node] = 1;
      this.#expand(node, cost);
    }
    return null;
  }

  #raiseBound(bound: number): void {
    this.lowerBound = bound;
    this.#bounds.push(bound);
    this.#expandedBefore.push(this.expanded);
  }

  #settled(): SearchOutcome {
    this.lowerBound = this.#incumbent;
    if (this.#best < 0) return { ...NO_PLAN, lowerBound: this.#incumbent };
    const path = this.#nodes.pathTo(this.#best);
    const plan = this.#canonizer === null ? path : tracePlan(this.#task, this.#canonizer, path);
    return { plan, cost: this.#incumbent, lowerBound: this.#incumbent };
  }

  #expand(node: number, cost: number): void {
    const { costs } = this.#task;
    this.#budget.expanded += 1;
    this.expanded += 1;
    const found = this.#findActions(node);
    const { words } = this.#actions;
    const { pool } = this.#states;
    const kept =
      found < 2 || !this.#stubborn.isWorthwhile
        ? found
        : this.#stubborn.prune(
            pool.subarray(node * words, (node + 1) * words),
            this.#offered,
            found,
          );
    for (let i = 0; i < kept; i += 1) {
      const action = this.#offered[i] as number;
      const childCost = cost + (costs[action] as number);
      if (childCost >= this.#incumbent) continue;
      this.#apply(node, action);
      this.#reach(node, action, childCost);
    }
  }

  /** Fills `offered` with the actions that can run and gives their number. */
  #findActions(node: number): number {
    const { words, needs } = this.#actions;
    const { pool } = this.#states;
    const { always, start, items } = this.#watch;
    const asked = this.#asked;
    const base = node * words;
    const offered = this.#offered;
    let count = 0;
    for (let i = 0; i < always.length; i += 1) {
      offered[count] = always[i] as number;
      count += 1;
    }
    for (let word = 0; word < words; word += 1) {
      let bits = (pool[base + word] as number) & (asked[word] as number);
      while (bits !== 0) {
        const lowest = bits & -bits;
        const fact = (word << 5) + 31 - Math.clz32(lowest);
        bits ^= lowest;
        const end = start[fact + 1] as number;
        for (let k = start[fact] as number; k < end; k += 1) {
          const action = items[k] as number;
          const last = needs.start[action + 1] as number;
          let entry = needs.start[action] as number;
          for (; entry < last; entry += 1) {
            const mask = needs.mask[entry] as number;
            const held = (pool[base + (needs.word[entry] as number)] as number) & mask;
            if (held >>> 0 !== mask) break;
          }
          if (entry < last) continue;
          offered[count] = action;
          count += 1;
        }
      }
    }
    return count;
  }

  #apply(node: number, action: number): void {
    const { words, changes } = this.#actions;
    const { pool } = this.#states;
    const scratch = this.#scratch;
    const base = node * words;
    for (let word = 0; word < words; word += 1) scratch[word] = pool[base + word] as number;
    const end = changes.start[action + 1] as number;
    for (let k = changes.start[action] as number; k < end; k += 1) {
      const word = changes.word[k] as number;
      const kept = (scratch[word] as number) & ~(changes.mask[k] as number);
      scratch[word] = kept | (changes.set[k] as number);
    }
  }

  /** Takes the state in `scratch` as reached at cost `g`. */
  #reach(parent: number, action: number, g: number): void {
    const nodes = this.#nodes;
    this.#canonizer?.canonize(this.#scratch);
    const node = this.#states.add(this.#scratch);
    this.#budget.generated += 1;
    this.generated += 1;
    if (this.#states.wasNew) nodes.reserve(node);
    else if (g >= (nodes.g[node] as number)) return;
    nodes.g[node] = g;
    nodes.parent[node] = parent;
    nodes.action[node] = action;
    if (this.#isGoal()) {
      this.#incumbent = g;
      this.#best = node;
    }
    this.#queue.push(g, node);
  }

  #isGoal(): boolean {
    const goal = this.#goal;
    for (let word = 0; word < goal.length; word += 1) {
      const mask = goal[word] as number;
      if (((this.#scratch[word] as number) & mask) >>> 0 !== mask) return false;
    }
    return true;
  }
}

function wordsOf(facts: Iterable<number>, words: number): Uint32Array {
  const bits = new Uint32Array(words);
  for (const fact of facts) bits[fact >>> 5] = (bits[fact >>> 5] as number) | (1 << (fact & 31));
  return bits;
}

/** The same manners as `BucketQueue` for costs of any size. */
class HeapQueue {
  readonly #open = new OpenList();

  push(priority: number, entry: number): void {
    this.#open.push(priority, 0, entry);
  }

  pop(): number {
    return this.#open.pop();
  }
}
