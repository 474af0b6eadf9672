import type { StripsTask } from "../compile/strips-task.ts";
import type { RelaxedGraph } from "../heuristics/relaxed-graph.ts";
import { RelaxedPlanner } from "../heuristics/relaxed-plan.ts";
import type { ChosenOrder } from "./chosen-order.ts";
import { orderActions } from "./order-actions.ts";
import type { SearchBudget } from "./search-budget.ts";

/**
 * The best plan of a branch and bound so far, and what finds better ones: relaxed plans from the actions that may be
 * used, freed of what is redundant and put in order.
 */
export class PlanFinder {
  /** Only plans that cost less are taken. */
  upper: number = Number.POSITIVE_INFINITY;
  plan: readonly number[] | null = null;
  /** Of the last plan that could not be ordered: the actions that are in the way, worst first. */
  stuck: readonly number[] = [];
  /** The last relaxed plan, free of what is redundant. */
  relaxed: readonly number[] = [];
  readonly #task: StripsTask;
  readonly #budget: SearchBudget;
  readonly #planner: RelaxedPlanner;
  /** By operator: what it still costs; its owner changes it. */
  readonly #costs: Float64Array;
  readonly #usable: Uint8Array;

  constructor(task: StripsTask, graph: RelaxedGraph, costs: Float64Array, budget: SearchBudget) {
    this.#task = task;
    this.#budget = budget;
    this.#planner = new RelaxedPlanner(graph, () => budget.isInterrupted());
    this.#costs = costs;
    this.#usable = new Uint8Array(graph.operatorCount);
  }

  /** Looks for a plan of usable operators; `chosen` are in any plan, in an order that must be kept. */
  search(
    isUsable: (operator: number) => boolean,
    chosen: readonly number[],
    order: ChosenOrder,
  ): void {
    this.stuck = [];
    const usable = this.#usable;
    for (let operator = 0; operator < usable.length; operator += 1) {
      usable[operator] = isUsable(operator) ? 1 : 0;
    }
    const relaxed = this.#planner.extract(this.#costs, { usable });
    if (relaxed === null) return;
    this.relaxed = this.#planner.withoutRedundant(relaxed, this.#task.costs);
    if (this.offer(this.relaxed) || this.stuck.length === 0) return;
    this.offer(this.#withOrderedSupport([...relaxed, ...chosen], order));
  }

  /**
   * Improves the best plan by doing without each of its actions in turn, while the others are free, until no
   * single exchange helps.
   */
  improve(out: Uint8Array, order: ChosenOrder): void {
    const costs = this.#costs.slice();
    for (let improved = this.plan !== null; improved; ) {
      const plan = this.plan as readonly number[];
      const before = this.upper;
      for (const action of plan) this.#costs[action] = 0;
      for (const action of plan) {
        if (costs[action] === 0) continue;
        if (this.#budget.isExhausted()) break;
        this.search((operator) => operator !== action && out[operator] === 0, [], order);
        if (this.upper < before) break;
      }
      this.#costs.set(costs);
      improved = this.upper < before;
    }
  }

  /** Takes the set of actions as the best plan when it is cheaper and can be ordered. */
  offer(plan: readonly number[]): boolean {
    let cost = 0;
    for (const action of plan) cost += this.#task.costs[action] as number;
    if (cost >= this.upper) return false;
    const { order, stuck, threatened } = orderActions(this.#task, plan);
    this.stuck = [...threatened, ...stuck];
    if (stuck.length > 0) return false;
    this.upper = cost;
    this.plan = order;
    return true;
  }

  /** Adds for each action that is in what supplies it without those that can only come later. */
  #withOrderedSupport(actions: readonly number[], { later }: ChosenOrder): number[] {
    const plan = new Set(actions);
    for (const [action, marks] of later) {
      const usable = this.#usable.map((flag, operator) => (marks[operator] === 1 ? 0 : flag));
      for (const supplier of this.#planner.extract(this.#costs, { usable, target: action }) ?? []) {
        plan.add(supplier);
      }
    }
    return [...plan].sort((a, b) => a - b);
  }
}
