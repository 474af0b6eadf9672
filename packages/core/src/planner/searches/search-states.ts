import { restrictTask } from "../compile/restrict-task.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import { lmCutHeuristic } from "../heuristics/heuristic.ts";
import { LmCut } from "../heuristics/lm-cut.ts";
import { buildRelaxedGraph } from "../heuristics/relaxed-graph.ts";
import { searchAStar } from "./a-star.ts";
import { findBeyondBound } from "./bounded-relevance.ts";
import { eliminateActions, searchGreedily } from "./greedy-search.ts";
import type { SearchBudget } from "./search-budget.ts";
import type { SearchOutcome } from "./search-outcome.ts";

/** Weights of the first searches and how many states each may expand. */
const FIRST_SEARCHES = [
  { weight: 10, expansions: 4000 },
  { weight: 3, expansions: 1500 },
  { weight: 1.5, expansions: 1500 },
];

/**
 * Cheapest plan of a task in which facts come and go. A first plan is found quickly and improved; actions that no
 * cheaper plan can hold are dropped; A* with LM-cut then proves it cheapest or finds a better one.
 */
export function searchStates(task: StripsTask, budget: SearchBudget): SearchOutcome {
  const incumbent = firstPlan(task, budget);
  const kept = actionsWithin(task, incumbent.cost);
  const smaller = kept.length === task.costs.length ? task : restrictTask(task, kept);
  const found = searchAStar(smaller, lmCutHeuristic(smaller), budget, incumbent.cost);
  return found.plan === null
    ? { ...incumbent, lowerBound: Math.min(found.lowerBound, incumbent.cost) }
    : { ...found, plan: found.plan.map((action) => kept[action] as number) };
}

function firstPlan(task: StripsTask, budget: SearchBudget): SearchOutcome {
  let plan: readonly number[] | null = null;
  let cost = Number.POSITIVE_INFINITY;
  for (const { weight, expansions } of FIRST_SEARCHES) {
    const found = searchGreedily(task, budget, { weight, expansions, incumbent: cost });
    if (found === null) continue;
    plan = eliminateActions(task, found);
    cost = plan.reduce((sum, action) => sum + (task.costs[action] as number), 0);
  }
  return { plan, cost, lowerBound: 0 };
}

/** Actions that a plan cheaper than `bound` may hold. */
function actionsWithin(task: StripsTask, bound: number): number[] {
  const graph = buildRelaxedGraph(task);
  const lmCut = new LmCut(graph);
  const out = new Uint8Array(graph.operatorCount);
  for (let before = -1; before !== 0; ) {
    before = 0;
    const drop = (action: number): void => {
      out[action] = 1;
      before += 1;
    };
    lmCut.table.costs.set(task.costs);
    lmCut.landmarks.clear();
    lmCut.begin(task.init, out);
    findBeyondBound(graph, lmCut.table, bound, out, drop);
    const landmarks = lmCut.bound(graph.goal);
    findBeyondBound(graph, lmCut.table, bound - landmarks, out, drop);
  }
  return [...task.costs.keys()].filter((action) => out[action] === 0);
}
