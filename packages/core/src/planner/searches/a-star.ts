import type { StripsTask } from "../compile/strips-task.ts";
import type { Heuristic } from "../heuristics/heuristic.ts";
import type { Canonizer } from "../symmetry/canonical-state.ts";
import { tracePlan } from "../symmetry/trace-plan.ts";
import { OpenList } from "./open-list.ts";
import { PathTable } from "./path-table.ts";
import type { SearchBudget } from "./search-budget.ts";
import { NO_PLAN, type SearchOutcome } from "./search-outcome.ts";
import { StateSpace } from "./state-space.ts";
import { StubbornSets } from "./stubborn-sets.ts";
import { Successors } from "./successors.ts";
import { withinLimits } from "./within-limits.ts";

/** A* to its end; see `AStarSearch`. */
export function searchAStar(
  task: StripsTask,
  heuristic: Heuristic,
  budget: SearchBudget,
  incumbent: number = Number.POSITIVE_INFINITY,
): SearchOutcome {
  const search = new AStarSearch(task, heuristic, budget, incumbent);
  return search.advance(Number.POSITIVE_INFINITY) ?? { ...NO_PLAN, lowerBound: search.lowerBound };
}

/**
 * A* (Hart, Nilsson & Raphael 1968) over packed states, with re-opening since LM-cut is not consistent. With an
 * admissible heuristic the plan is a cheapest one. States are estimated when they are taken from the frontier; until
 * then the estimate of their parent stands in, raised by the surplus of the action between them. Nodes that cannot
 * beat `incumbent` are never kept, so that without a plan the result proves it. Can be advanced bit by bit.
 */
export class AStarSearch {
  /** No plan is cheaper than this, or than `incumbent`. */
  lowerBound = 0;
  readonly #task: StripsTask;
  readonly #heuristic: Heuristic;
  readonly #budget: SearchBudget;
  #incumbent: number;
  readonly #space: StateSpace;
  readonly #open = new OpenList();
  readonly #successors: Successors;
  readonly #stubborn: StubbornSets;
  readonly #nodes = new PathTable();

  readonly #canonizer: Canonizer | null;

  constructor(
    task: StripsTask,
    heuristic: Heuristic,
    budget: SearchBudget,
    incumbent: number,
    canonizer: Canonizer | null = null,
  ) {
    this.#canonizer = canonizer;
    this.#task = task;
    this.#heuristic = heuristic;
    this.#budget = budget;
    this.#incumbent = incumbent;
    this.#space = new StateSpace(task, canonizer);
    this.#successors = new Successors(task);
    this.#stubborn = new StubbornSets(task);
    this.#reach(this.#space.initial(), -1, -1, 0, 0);
  }

  /** Later plans must cost less than this. */
  lowerIncumbent(incumbent: number): void {
    this.#incumbent = Math.min(this.#incumbent, incumbent);
  }

  /**
   * Looks at so many more states. The outcome when the search is over; null when there is more to do or a limit
   * struck. Where room ran out in the middle of a state the search cannot go on: its bound is all that is left.
   */
  advance(states: number): SearchOutcome | null {
    return withinLimits(
      this.#budget,
      () => this.#advance(states),
      () => null,
    );
  }

  #advance(states: number): SearchOutcome | null {
    const nodes = this.#nodes;
    for (let looked = 0; looked < states; looked += 1) {
      const node = this.#open.pop();
      if (node < 0) return { ...NO_PLAN, lowerBound: this.#incumbent };
      const { f } = this.#open;
      const g = nodes.g[node] as number;
      if (nodes.closed[node] === 1 || g + (nodes.h[node] as number) !== f) continue;
      this.lowerBound = Math.max(this.lowerBound, f);
      if (this.#budget.isExhausted()) {
        this.#open.push(f, nodes.h[node] as number, node);
        return null;
      }
      const facts = this.#space.factsOf(node);
      this.#budget.evaluated += 1;
      // What was found for the parent holds for its successor, not for what a symmetry makes of that.
      const parent = nodes.moved[node] === 1 ? -1 : (nodes.parent[node] as number);
      const action = nodes.action[node] as number;
      const estimate = this.#heuristic.estimate(facts, { state: node, parent, action });
      const h = Math.max(nodes.h[node] as number, estimate);
      nodes.h[node] = h;
      if (f >= this.#incumbent) return { ...NO_PLAN, lowerBound: this.#incumbent };
      if (g + h > f) {
        if (g + h < this.#incumbent) this.#open.push(g + h, h, node);
        continue;
      }
      nodes.closed[node] = 1;
      if (this.#space.isGoal(node)) return { plan: this.#planTo(node), cost: g, lowerBound: g };
      this.#expand(node, facts);
    }
    return null;
  }

  #planTo(node: number): readonly number[] {
    const path = this.#nodes.pathTo(node);
    return this.#canonizer === null ? path : tracePlan(this.#task, this.#canonizer, path);
  }

  #expand(node: number, facts: Int32Array): void {
    const { costs } = this.#task;
    const { surplus } = this.#heuristic;
    this.#budget.expanded += 1;
    this.#successors.find(this.#space.bitsOf(node), facts);
    const { actions } = this.#successors;
    const count = this.#stubborn.prune(this.#space.bitsOf(node), actions, this.#successors.count);
    const g = this.#nodes.g[node] as number;
    const f = g + (this.#nodes.h[node] as number);
    // Backwards, so that of equal nodes the one over the first action is the newest and taken up first.
    for (let i = count - 1; i >= 0; i -= 1) {
      const action = actions[i] as number;
      const childF = f + (surplus[action] as number);
      if (childF >= this.#incumbent) continue;
      const childG = g + (costs[action] as number);
      const child = this.#space.successor(node, action);
      this.#reach(child, node, action, childG, Math.max(0, childF - childG));
    }
  }

  /** Takes a node as reached over `action` from `parent` at cost `g`, and `h` from the goal at least. */
  #reach(node: number, parent: number, action: number, g: number, h: number): void {
    const nodes = this.#nodes;
    this.#budget.generated += 1;
    if (this.#space.wasNew) {
      nodes.reserve(node);
      nodes.h[node] = h;
    } else {
      if (g >= (nodes.g[node] as number)) return;
      nodes.h[node] = Math.max(nodes.h[node] as number, h);
    }
    nodes.g[node] = g;
    nodes.parent[node] = parent;
    nodes.action[node] = action;
    nodes.closed[node] = 0;
    nodes.moved[node] = this.#space.wasMoved ? 1 : 0;
    const estimate = nodes.h[node] as number;
    if (g + estimate < this.#incumbent) this.#open.push(g + estimate, estimate, node);
  }
}
