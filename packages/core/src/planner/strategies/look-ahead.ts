import type { StripsTask } from "../compile/strips-task.ts";
import { buildRelaxedGraph } from "../heuristics/relaxed-graph.ts";
import { RelaxedPlanner } from "../heuristics/relaxed-plan.ts";
import type { SearchBudget } from "../searches/search-budget.ts";
import { StateSpace } from "../searches/state-space.ts";
import { Successors } from "../searches/successors.ts";

/** Candidates of a state that are followed further, those with the best prospects. */
const MOST_BRANCHES = 8;

interface Prospect {
  readonly action: number;
  readonly state: number;
  /** What the action costs and what is left to the goal if nothing is lost on the way. */
  readonly estimate: number;
}

/**
 * The way of a loop that before each step looks `depth` steps ahead, and takes the first step of what looks cheapest:
 * the cost of the steps and of a relaxed plan (FF, Hoffmann & Nebel 2001) from where they end. Never goes back to a
 * state where it was; null when it gets stuck or the budget ends.
 */
export function lookAhead(task: StripsTask, depth: number, budget: SearchBudget): number[] | null {
  const planner = new RelaxedPlanner(buildRelaxedGraph(task));
  const costs = new Float64Array(task.costs.length + 1);
  costs.set(task.costs);
  const space = new StateSpace(task);
  const successors = new Successors(task);
  const visited = new Set<number>();
  const estimates = new Map<number, number>();
  const walk: number[] = [];
  let state = space.initial();
  visited.add(state);
  while (!space.isGoal(state)) {
    if (budget.isExhausted()) return null;
    budget.expanded += 1;
    let best: Prospect | null = null;
    for (const prospect of prospectsOf(state)) {
      if (visited.has(prospect.state)) continue;
      const cost = (task.costs[prospect.action] as number) + costFrom(prospect.state, depth - 1);
      if (best === null || cost < best.estimate) best = { ...prospect, estimate: cost };
    }
    if (best === null || best.estimate === Number.POSITIVE_INFINITY) return null;
    walk.push(best.action);
    state = best.state;
    visited.add(state);
  }
  return walk;

  function costFrom(from: number, left: number): number {
    if (left <= 0 || space.isGoal(from) || budget.isExhausted()) return estimateOf(from);
    let least = Number.POSITIVE_INFINITY;
    for (const { action, state: next } of prospectsOf(from).slice(0, MOST_BRANCHES)) {
      least = Math.min(least, (task.costs[action] as number) + costFrom(next, left - 1));
    }
    return least;
  }

  function prospectsOf(from: number): Prospect[] {
    successors.find(space.bitsOf(from), space.factsOf(from));
    return [...successors.actions.subarray(0, successors.count)]
      .map((action) => {
        const next = space.successor(from, action);
        const estimate = (task.costs[action] as number) + estimateOf(next);
        return { action, state: next, estimate };
      })
      .filter(({ state: next }) => next !== from)
      .sort((a, b) => (a.estimate < b.estimate ? -1 : Number(a.estimate > b.estimate)));
  }

  function estimateOf(of: number): number {
    const known = estimates.get(of);
    if (known !== undefined) return known;
    budget.evaluated += 1;
    const plan = planner.extract(costs, { facts: space.factsOf(of) });
    const estimate =
      plan?.reduce((sum, action) => sum + (task.costs[action] as number), 0) ??
      Number.POSITIVE_INFINITY;
    estimates.set(of, estimate);
    return estimate;
  }
}
