import { restrictTask } from "../compile/restrict-task.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import { blindHeuristic, lmCutHeuristic } from "../heuristics/heuristic.ts";
import { LmCut } from "../heuristics/lm-cut.ts";
import { buildRelaxedGraph } from "../heuristics/relaxed-graph.ts";
import { AStarSearch } from "./a-star.ts";
import { findBeyondBound } from "./bounded-relevance.ts";
import { eliminateActions, searchGreedily } from "./greedy-search.ts";
import type { SearchBudget } from "./search-budget.ts";
import { NO_PLAN, type SearchOutcome } from "./search-outcome.ts";
import { withinLimits } from "./within-limits.ts";

/** Weights of the first searches and how many states each may expand. */
const FIRST_SEARCHES = [
  { weight: 10, expansions: 4000 },
  { weight: 3, expansions: 1500 },
  { weight: 1.5, expansions: 1500 },
];

/** States of A* before it is worth looking for a first plan, in each round after that, and blind at most. */
const QUICK_STATES = 300;
const ROUND_STATES = 1000;
const MOST_BLIND_STATES = 6_000_000;

/**
 * Cheapest plan of a task in which facts come and go. What A* with LM-cut does not settle at once gets a first plan
 * by greedy search, and actions that no cheaper plan can hold are dropped. Then A* with LM-cut and A* without any
 * heuristic advance in turns, since either can be the better by far.
 */
export function searchStates(task: StripsTask, budget: SearchBudget): SearchOutcome {
  const heuristic = lmCutHeuristic(task, () => budget.isInterrupted());
  const quick = new AStarSearch(task, heuristic, budget, Number.POSITIVE_INFINITY);
  const settled = quick.advance(QUICK_STATES);
  if (settled !== null) return settled;
  const incumbent = firstPlan(task, budget);
  const found = withinLimits(
    budget,
    () => searchBelow(task, budget, incumbent.cost),
    () => ({ ...NO_PLAN, lowerBound: 0 }),
  );
  if (found.plan !== null) return found;
  const lowerBound = Math.min(Math.max(found.lowerBound, quick.lowerBound), incumbent.cost);
  return { ...incumbent, lowerBound };
}

/** A cheapest plan that costs less than `incumbent`; without one the bound tells how far that is proved. */
function searchBelow(task: StripsTask, budget: SearchBudget, incumbent: number): SearchOutcome {
  const kept = actionsWithin(task, incumbent, budget);
  const found = proveInTurns(restrictTask(task, kept), budget, incumbent);
  return { ...found, plan: found.plan?.map((action) => kept[action] as number) ?? null };
}

/**
 * A* with LM-cut beside blind A*. An estimate costs as much as many blind states; how many of these a round holds
 * shrinks with how far the blind bound lies behind, which tells how hopeless it is.
 */
function proveInTurns(task: StripsTask, budget: SearchBudget, incumbent: number): SearchOutcome {
  const heuristic = lmCutHeuristic(task, () => budget.isInterrupted());
  const informed = new AStarSearch(task, heuristic, budget, incumbent);
  let blind: AStarSearch | null = new AStarSearch(task, blindHeuristic(task), budget, incumbent);
  const blindStates = ROUND_STATES * Math.min(50, 5 + task.costs.length / 30);
  for (let blindTotal = 0; !budget.isExhausted(); ) {
    const settled = informed.advance(ROUND_STATES);
    if (settled !== null) return settled;
    if (blind === null) continue;
    const chance = Math.min(1, (blind.lowerBound + 1) / (informed.lowerBound + 1)) ** 3;
    const states = Math.ceil(blindStates * chance);
    const settledBlindly = blind.advance(states);
    if (settledBlindly !== null) return settledBlindly;
    blindTotal += states;
    if (blindTotal > MOST_BLIND_STATES) blind = null;
  }
  return { ...NO_PLAN, lowerBound: Math.max(informed.lowerBound, blind?.lowerBound ?? 0) };
}

function firstPlan(task: StripsTask, budget: SearchBudget): SearchOutcome {
  let plan: readonly number[] | null = null;
  let cost = Number.POSITIVE_INFINITY;
  for (const { weight, expansions } of FIRST_SEARCHES) {
    const found = searchGreedily(task, budget, { weight, expansions, incumbent: cost });
    if (found === null) continue;
    plan = eliminateActions(task, found, budget);
    cost = plan.reduce((sum, action) => sum + (task.costs[action] as number), 0);
  }
  return { plan, cost, lowerBound: 0 };
}

/** Actions that a plan cheaper than `bound` may hold. */
function actionsWithin(task: StripsTask, bound: number, budget: SearchBudget): number[] {
  const graph = buildRelaxedGraph(task);
  const lmCut = new LmCut(graph, () => budget.isInterrupted());
  const out = new Uint8Array(graph.operatorCount);
  for (let before = -1; before !== 0 && !budget.isInterrupted(); ) {
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
