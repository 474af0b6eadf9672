import { rowOf } from "../../algorithms/index.ts";
import { withoutInitialFacts } from "../compile/monotone.ts";
import { restrictTask } from "../compile/restrict-task.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import { actionsReachableInPairs } from "../heuristics/actions-reachable-in-pairs.ts";
import { LmCut } from "../heuristics/lm-cut.ts";
import { buildRelaxedGraph, type RelaxedGraph } from "../heuristics/relaxed-graph.ts";
import { findBeyondBound } from "./bounded-relevance.ts";
import { ChosenOrder } from "./chosen-order.ts";
import { gapScores } from "./gap-scores.ts";
import { eliminateActions, searchGreedily } from "./greedy-search.ts";
import { PlanFinder } from "./plan-finder.ts";
import type { SearchBudget } from "./search-budget.ts";
import { NO_PLAN, type SearchOutcome } from "./search-outcome.ts";
import { withinLimits } from "./within-limits.ts";

const NO_FACTS = new Int32Array(0);
const NARROWING_ROUNDS = 6;
const FIRST_SEARCH = { weight: 3, expansions: 500, incumbent: Number.POSITIVE_INFINITY };

/**
 * Cheapest plan of a monotone task, where a plan is a set of actions that can be ordered. Depth-first branch and
 * bound on "action in, action out" with LM-cut as bound (after Pommerening & Helmert 2012), actions fixed out by
 * reduced cost and by bounded relevance, plans from the actions of residual cost 0, and branching on the smallest
 * landmark. Where `NOT` matters, actions that are in must also be ordered: each must be reachable without those
 * that can only come after it, and plans that cannot be ordered are branched on where they are stuck.
 */
export function searchBranchAndBound(task: StripsTask, budget: SearchBudget): SearchOutcome {
  const root = new BranchAndBound(task, budget);
  return withinLimits(
    budget,
    () => searchFrom(root, task, budget),
    () => root.outcome(),
  );
}

function searchFrom(root: BranchAndBound, task: StripsTask, budget: SearchBudget): SearchOutcome {
  if (!root.narrow()) return NO_PLAN;
  if (root.plans.plan === null) {
    // Where the relaxed plans cannot be ordered: maybe pairs of facts tell why; else a plan of any kind, to have a
    // bound from above.
    if (actionsReachableInPairs(task, () => budget.isInterrupted()) === null) return NO_PLAN;
    const first = searchGreedily(task, budget, FIRST_SEARCH);
    if (first !== null) root.plans.offer(eliminateActions(task, [...new Set(first)], budget));
  }
  if (budget.isInterrupted()) return root.outcome();
  root.improve();
  root.narrow();
  const kept = root.keptActions();
  const smaller = new BranchAndBound(restrictTask(task, kept), budget);
  const incumbent = root.outcome();
  const found = smaller.run(incumbent.cost);
  const best =
    found.plan === null
      ? incumbent
      : { ...found, plan: found.plan.map((action) => kept[action] as number) };
  return { ...best, lowerBound: Math.min(best.cost, Math.max(root.floor, found.lowerBound)) };
}

/** A node of the tree that is still open: first with the action in, then with it out. */
interface Decision {
  readonly action: number;
  readonly cost: number;
  readonly bound: number;
  readonly excludedBefore: number;
  isOut: boolean;
}

class BranchAndBound {
  readonly plans: PlanFinder;
  readonly #task: StripsTask;
  readonly #budget: SearchBudget;
  readonly #graph: RelaxedGraph;
  readonly #lmCut: LmCut;
  /** By operator: what it still costs (0 once it is in), whether it is out, whether it is in. */
  readonly #costs: Float64Array;
  readonly #out: Uint8Array;
  readonly #in: Uint8Array;
  readonly #order: ChosenOrder;
  readonly #chosen: number[] = [];
  readonly #excluded: number[] = [];
  #spent = 0;
  /** What narrowing proved, and the least bound of the nodes that a limit left open. */
  #floor = 0;
  #open = Number.POSITIVE_INFINITY;

  constructor(task: StripsTask, budget: SearchBudget) {
    this.#task = task;
    this.#budget = budget;
    this.#graph = buildRelaxedGraph(withoutInitialFacts(task));
    this.#lmCut = new LmCut(this.#graph, () => budget.isInterrupted());
    const count = this.#graph.operatorCount;
    this.#costs = new Float64Array(count);
    this.#costs.set(task.costs);
    this.#out = new Uint8Array(count);
    this.#in = new Uint8Array(count);
    this.#order = new ChosenOrder(task);
    this.plans = new PlanFinder(task, this.#graph, this.#costs, budget);
    const wanted = new Set(task.goal);
    for (let action = 0; action < task.costs.length; action += 1) {
      if (rowOf(task.removals, action).some((fact) => wanted.has(fact))) this.#out[action] = 1;
    }
  }

  /** Finds first plans and puts out what cannot be part of a cheaper one. False when no plan exists. */
  narrow(): boolean {
    const table = this.#lmCut.table;
    for (let round = 0; round < NARROWING_ROUNDS; round += 1) {
      const before = this.plans.upper;
      this.#tryPlan((operator) => this.#out[operator] === 0);
      if (this.#budget.isInterrupted()) break;
      table.costs.set(this.#costs);
      this.#lmCut.begin(NO_FACTS, this.#out);
      if (table.unsatisfied[this.#graph.goal] !== 0) return this.plans.plan !== null;
      let blocked = 0;
      const block = (operator: number): void => {
        this.#out[operator] = 1;
        blocked += 1;
      };
      findBeyondBound(this.#graph, table, this.plans.upper, this.#out, block);
      const bound = this.#lmCut.bound(this.#graph.goal);
      this.#floor = Math.max(this.#floor, bound);
      findBeyondBound(this.#graph, table, this.plans.upper - bound, this.#out, block);
      this.#tryPlan((operator) => this.#out[operator] === 0 && table.costs[operator] === 0);
      if (this.plans.upper >= before && blocked === 0) break;
    }
    return true;
  }

  improve(): void {
    this.plans.improve(this.#out, this.#order);
  }

  /** What `narrow` proved that every plan costs, as long as it is cheaper than the best one found. */
  get floor(): number {
    return Math.min(this.#floor, this.plans.upper);
  }

  keptActions(): number[] {
    return [...this.#task.costs.keys()].filter((action) => this.#out[action] === 0);
  }

  outcome(): SearchOutcome {
    return { plan: this.plans.plan, cost: this.plans.upper, lowerBound: this.floor };
  }

  /** Searches for plans that cost less than `incumbent`. */
  run(incumbent: number): SearchOutcome {
    this.plans.upper = incumbent;
    withinLimits(
      this.#budget,
      () => this.#search(),
      () => {
        this.#open = 0;
      },
    );
    const cost = this.plans.plan === null ? Number.POSITIVE_INFINITY : this.plans.upper;
    return { plan: this.plans.plan, cost, lowerBound: Math.min(this.plans.upper, this.#open) };
  }

  /** Depth first, with a stack of its own: a plan may need more decisions than there are call frames. */
  #search(): void {
    const stack: Decision[] = [];
    for (let isNew = true; isNew || stack.length > 0; ) {
      if (isNew) {
        const decision = this.#visit();
        isNew = decision.action >= 0;
        if (isNew) {
          stack.push(decision);
          this.#takeIn(decision);
        } else this.#readmit(decision.excludedBefore);
        continue;
      }
      const decision = stack.at(-1) as Decision;
      if (decision.isOut || this.#budget.exhausted !== null) {
        if (!decision.isOut) this.#giveBack(decision);
        if (this.#budget.exhausted !== null) this.#open = Math.min(this.#open, decision.bound);
        this.#readmit(decision.excludedBefore);
        stack.pop();
        continue;
      }
      this.#giveBack(decision);
      this.#exclude(decision.action);
      decision.isOut = true;
      isNew = true;
    }
  }

  /** Bounds the node and looks for plans; the action to decide on next is -1 when the node is closed. */
  #visit(): Decision {
    const excludedBefore = this.#excluded.length;
    const closed = { action: -1, cost: 0, bound: 0, excludedBefore, isOut: false };
    if (this.#budget.isExhausted()) {
      if (this.#chosen.length + this.#excluded.length === 0) this.#open = 0;
      return closed;
    }
    this.#budget.expanded += 1;
    const exclude = (action: number): void => this.#exclude(action);
    if (!this.#order.update(this.#chosen, this.#in, this.#out, exclude)) return closed;
    const bound = this.#spent + this.#bound(this.plans.upper - this.#spent);
    if (bound >= this.plans.upper) return closed;
    const residual = this.#lmCut.table.costs;
    this.#tryPlan((operator) => this.#out[operator] === 0 && residual[operator] === 0);
    if (bound >= this.plans.upper || !this.#excludeBeyond(bound)) return closed;
    const action = this.#chooseBranch();
    return action < 0 ? closed : { ...closed, action, cost: this.#costs[action] as number, bound };
  }

  #takeIn({ action, cost }: Decision): void {
    this.#in[action] = 1;
    this.#costs[action] = 0;
    this.#chosen.push(action);
    this.#spent += cost;
  }

  #giveBack({ action, cost }: Decision): void {
    this.#spent -= cost;
    this.#chosen.pop();
    this.#costs[action] = cost;
    this.#in[action] = 0;
  }

  #readmit(excludedBefore: number): void {
    while (this.#excluded.length > excludedBefore) {
      this.#out[this.#excluded.pop() as number] = 0;
    }
  }

  #exclude(action: number): void {
    this.#out[action] = 1;
    this.#excluded.push(action);
  }

  /**
   * LM-cut to every action that is in, without what can only come after it, and on what is left of the costs to the
   * goal. The narrow landmarks come first: they would be the first to be spoilt by the sharing of costs.
   */
  #bound(enough: number): number {
    this.#budget.evaluated += 1;
    const { table, landmarks } = this.#lmCut;
    table.costs.set(this.#costs);
    landmarks.clear();
    let total = 0;
    for (const action of this.#chosen) {
      const blocked = this.#order.blockedBefore(action, this.#out);
      if (blocked === null) continue;
      this.#lmCut.begin(NO_FACTS, blocked);
      total += this.#lmCut.bound(action, enough - total);
      if (total >= enough) return total;
    }
    this.#lmCut.begin(NO_FACTS, this.#out);
    total += this.#lmCut.bound(this.#graph.goal, enough - total);
    for (const action of this.#chosen) {
      if (total >= enough) return total;
      total += this.#lmCut.bound(action, enough - total);
    }
    return total;
  }

  #tryPlan(isUsable: (operator: number) => boolean): void {
    this.plans.search(isUsable, this.#chosen, this.#order);
  }

  /**
   * Puts out actions that would lift the bound to that of the best plan. False when one that is in would.
   */
  #excludeBeyond(bound: number): boolean {
    let isOpen = true;
    const room = this.plans.upper - bound;
    findBeyondBound(this.#graph, this.#lmCut.table, room, this.#out, (action) => {
      if (this.#in[action] === 1) isOpen = false;
      else this.#exclude(action);
    });
    return isOpen;
  }

  #isFree(action: number): boolean {
    return this.#in[action] === 0 && this.#out[action] === 0;
  }

  /**
   * The action to decide on. Where the relaxed plan cannot be ordered: one that is stuck. Otherwise the one to
   * which most of the gap between bound and relaxed plan is due.
   */
  #chooseBranch(): number {
    const stuck = this.plans.stuck.find((action) => this.#isFree(action));
    if (stuck !== undefined) return stuck;
    const { landmarks, table } = this.#lmCut;
    let best = -1;
    let most = 0;
    for (const [action, value] of gapScores(this.plans.relaxed, landmarks, table.costs)) {
      if (value > most && this.#isFree(action)) {
        best = action;
        most = value;
      }
    }
    return best >= 0 ? best : this.#cheapestFree();
  }

  #cheapestFree(): number {
    let best = -1;
    for (let action = 0; action < this.#graph.goal; action += 1) {
      const isCheaper = best < 0 || (this.#costs[action] as number) < (this.#costs[best] as number);
      if (isCheaper && this.#isFree(action)) best = action;
    }
    return best;
  }
}
