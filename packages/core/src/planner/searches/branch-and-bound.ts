import { type Rows, rowOf } from "../../algorithms/index.ts";
import { isDeleteFree, withoutInitialFacts } from "../compile/monotone.ts";
import { restrictTask } from "../compile/restrict-task.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import { LmCut } from "../heuristics/lm-cut.ts";
import { buildRelaxedGraph, type RelaxedGraph } from "../heuristics/relaxed-graph.ts";
import { RelaxedPlanner } from "../heuristics/relaxed-plan.ts";
import { blockByBound } from "./bounded-relevance.ts";
import { orderActions } from "./order-actions.ts";
import { laterActions, spoilersOf } from "./precedence.ts";
import type { SearchBudget } from "./search-budget.ts";
import { NO_PLAN, type SearchOutcome } from "./search-outcome.ts";

const NO_FACTS = new Int32Array(0);
const NARROWING_ROUNDS = 6;

/**
 * Cheapest plan of a monotone task, where a plan is a set of actions that can be ordered. Depth-first branch and
 * bound on "action in, action out" with LM-cut as bound (after Pommerening & Helmert 2012), actions fixed out by
 * reduced cost and by bounded relevance, plans from the actions of residual cost 0, and branching on the smallest
 * landmark. Where `NOT` matters, actions that are in must also be ordered: each must be reachable without those
 * that can only come after it, and plans that cannot be ordered are branched on where they are stuck.
 */
export function searchBranchAndBound(task: StripsTask, budget: SearchBudget): SearchOutcome {
  const root = new BranchAndBound(task, budget);
  if (!root.narrow()) return NO_PLAN;
  const kept = root.keptActions();
  const smaller = new BranchAndBound(restrictTask(task, kept), budget);
  const incumbent = root.outcome();
  const found = smaller.run(incumbent.cost);
  return found.plan === null
    ? { ...incumbent, lowerBound: found.lowerBound }
    : { ...found, plan: found.plan.map((action) => kept[action] as number) };
}

class BranchAndBound {
  readonly #task: StripsTask;
  readonly #budget: SearchBudget;
  readonly #graph: RelaxedGraph;
  readonly #lmCut: LmCut;
  readonly #planner: RelaxedPlanner;
  /** By operator: what it still costs (0 once it is in), whether it is out, whether it is in. */
  readonly #costs: Float64Array;
  readonly #out: Uint8Array;
  readonly #in: Uint8Array;
  readonly #usable: Uint8Array;
  /** Null where no action takes away what another needs. */
  readonly #spoilers: Rows | null;
  readonly #chosen: number[] = [];
  readonly #excluded: number[] = [];
  #spent = 0;
  #upper = Number.POSITIVE_INFINITY;
  #plan: readonly number[] | null = null;
  #stuck: readonly number[] = [];
  /** Least bound of the nodes that a limit left open. */
  #open = Number.POSITIVE_INFINITY;

  constructor(task: StripsTask, budget: SearchBudget) {
    this.#task = task;
    this.#budget = budget;
    this.#graph = buildRelaxedGraph(withoutInitialFacts(task));
    this.#lmCut = new LmCut(this.#graph);
    this.#planner = new RelaxedPlanner(this.#graph);
    const count = this.#graph.operatorCount;
    this.#costs = new Float64Array(count);
    this.#costs.set(task.costs);
    this.#out = new Uint8Array(count);
    this.#in = new Uint8Array(count);
    this.#usable = new Uint8Array(count);
    this.#spoilers = isDeleteFree(task) ? null : spoilersOf(task);
    const wanted = new Set(task.goal);
    for (let action = 0; action < task.costs.length; action += 1) {
      if (rowOf(task.removals, action).some((fact) => wanted.has(fact))) this.#out[action] = 1;
    }
  }

  /** Finds first plans and puts out what cannot be part of a cheaper one. False when no plan exists. */
  narrow(): boolean {
    const table = this.#lmCut.table;
    for (let round = 0; round < NARROWING_ROUNDS; round += 1) {
      const before = this.#upper;
      this.#tryPlan((operator) => this.#out[operator] === 0);
      table.costs.set(this.#costs);
      this.#lmCut.begin(NO_FACTS, this.#out);
      if (table.unsatisfied[this.#graph.goal] !== 0) return this.#plan !== null;
      const blocked = blockByBound(this.#graph, table, this.#costs, this.#upper, this.#out);
      this.#lmCut.bound(this.#graph.goal);
      this.#tryPlan((operator) => this.#out[operator] === 0 && table.costs[operator] === 0);
      if (this.#upper >= before && blocked === 0) break;
    }
    return true;
  }

  keptActions(): number[] {
    return [...this.#task.costs.keys()].filter((action) => this.#out[action] === 0);
  }

  outcome(): SearchOutcome {
    const lowerBound = Math.min(this.#upper, this.#open);
    return { plan: this.#plan, cost: this.#upper, lowerBound };
  }

  /** Searches for plans that cost less than `incumbent`. */
  run(incumbent: number): SearchOutcome {
    this.#upper = incumbent;
    this.#solve();
    const { plan, cost, lowerBound } = this.outcome();
    return { plan, cost: plan === null ? Number.POSITIVE_INFINITY : cost, lowerBound };
  }

  #solve(): void {
    if (this.#budget.isExhausted()) {
      this.#open = Math.min(this.#open, this.#spent);
      return;
    }
    this.#budget.expanded += 1;
    const bound = this.#spent + this.#bound(this.#upper - this.#spent);
    if (bound >= this.#upper) return;
    const excludedBefore = this.#excluded.length;
    const residual = this.#lmCut.table.costs;
    this.#stuck = [];
    this.#tryPlan((operator) => this.#out[operator] === 0 && residual[operator] === 0);
    if (bound < this.#upper) {
      this.#excludeByReducedCost(bound);
      const branch = this.#chooseBranch();
      if (branch >= 0) {
        this.#branchIn(branch);
        if (this.#budget.exhausted !== null) this.#open = Math.min(this.#open, bound);
        else this.#branchOut(branch);
      }
    }
    while (this.#excluded.length > excludedBefore) {
      this.#out[this.#excluded.pop() as number] = 0;
    }
  }

  #branchIn(action: number): void {
    const cost = this.#costs[action] as number;
    this.#in[action] = 1;
    this.#costs[action] = 0;
    this.#chosen.push(action);
    this.#spent += cost;
    this.#solve();
    this.#spent -= cost;
    this.#chosen.pop();
    this.#costs[action] = cost;
    this.#in[action] = 0;
  }

  #branchOut(action: number): void {
    this.#exclude(action);
    this.#solve();
  }

  #exclude(action: number): void {
    this.#out[action] = 1;
    this.#excluded.push(action);
  }

  /** LM-cut to the goal, and on what is left of the costs to every action that is in. */
  #bound(enough: number): number {
    this.#budget.evaluated += 1;
    const { table } = this.#lmCut;
    table.costs.set(this.#costs);
    this.#lmCut.smallestSize = 0;
    this.#lmCut.begin(NO_FACTS, this.#out);
    let total = this.#lmCut.bound(this.#graph.goal, enough);
    for (const action of this.#chosen) {
      if (total >= enough) return total;
      total += this.#lmCut.bound(action, enough - total);
    }
    return total >= enough || this.#spoilers === null ? total : this.#orderedBound(total, enough);
  }

  /** Adds what it costs to reach each action that is in without those that can only come later. */
  #orderedBound(base: number, enough: number): number {
    const spoilers = this.#spoilers as Rows;
    const later = laterActions(spoilers, this.#chosen, this.#graph.operatorCount);
    if (later === null) return Number.POSITIVE_INFINITY;
    let total = base;
    for (const action of this.#chosen) {
      if (rowOf(spoilers, action).length === 0) continue;
      const blocked = later.get(action) as Uint8Array;
      for (let i = 0; i < blocked.length; i += 1) if (this.#out[i] === 1) blocked[i] = 1;
      this.#lmCut.begin(NO_FACTS, blocked);
      total += this.#lmCut.bound(action, enough - total);
      if (total >= enough) break;
    }
    return total;
  }

  #tryPlan(isUsable: (operator: number) => boolean): void {
    const usable = this.#usable;
    for (let operator = 0; operator < usable.length; operator += 1) {
      usable[operator] = isUsable(operator) ? 1 : 0;
    }
    const relaxed = this.#planner.extract(this.#costs, usable);
    if (relaxed === null) return;
    const plan = this.#planner.withoutRedundant(relaxed, this.#task.costs);
    let cost = 0;
    for (const action of plan) cost += this.#task.costs[action] as number;
    if (cost >= this.#upper) return;
    const { order, stuck } = orderActions(this.#task, plan);
    this.#stuck = stuck;
    if (stuck.length > 0) return;
    this.#upper = cost;
    this.#plan = order;
  }

  /** Puts out actions that would lift the bound to that of the best plan: landmarks plus residual cost. */
  #excludeByReducedCost(bound: number): void {
    const { table } = this.#lmCut;
    for (let action = 0; action < this.#graph.goal; action += 1) {
      if (this.#out[action] === 1 || this.#in[action] === 1) continue;
      const isUnreachable = this.#spoilers === null && table.unsatisfied[action] !== 0;
      if (isUnreachable || bound + (table.costs[action] as number) >= this.#upper) {
        this.#exclude(action);
      }
    }
  }

  #isFree(action: number): boolean {
    return this.#in[action] === 0 && this.#out[action] === 0;
  }

  #chooseBranch(): number {
    const stuck = this.#stuck.find((action) => this.#isFree(action));
    if (stuck !== undefined) return stuck;
    const { smallest, smallestSize, table } = this.#lmCut;
    let best = -1;
    for (let i = 0; i < smallestSize; i += 1) {
      const action = smallest[i] as number;
      if (this.#isFree(action) && (best < 0 || this.#isBetterBranch(action, best, table.costs))) {
        best = action;
      }
    }
    if (best >= 0 || this.#spoilers === null) return best;
    for (let action = 0; action < this.#graph.goal; action += 1) {
      if (
        this.#isFree(action) &&
        (best < 0 || (this.#costs[action] as number) < (this.#costs[best] as number))
      ) {
        best = action;
      }
    }
    return best;
  }

  #isBetterBranch(action: number, other: number, residual: Float64Array): boolean {
    const difference = (residual[action] as number) - (residual[other] as number);
    if (difference !== 0) return difference < 0;
    return (this.#costs[action] as number) > (this.#costs[other] as number);
  }
}
