import { restrictTask } from "../compile/restrict-task.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import { type Heuristic, lmCutHeuristic } from "../heuristics/heuristic.ts";
import { LmCut } from "../heuristics/lm-cut.ts";
import { buildRelaxedGraph } from "../heuristics/relaxed-graph.ts";
import { Canonizer } from "../symmetry/canonical-state.ts";
import { findSymmetries } from "../symmetry/find-symmetries.ts";
import { AStarSearch } from "./a-star.ts";
import { findBeyondBound } from "./bounded-relevance.ts";
import { eliminateActions, searchGreedily } from "./greedy-search.ts";
import { packedWords } from "./packed-actions.ts";
import type { SearchBudget } from "./search-budget.ts";
import { NO_PLAN, type SearchOutcome } from "./search-outcome.ts";
import { UniformCostSearch } from "./uniform-cost-search.ts";
import { withinLimits } from "./within-limits.ts";

/** How a first plan is sought, and then cheaper ones: the weight of the estimate, and states expanded at most. */
const FIRST_SEARCH = { weight: 10, expansions: 4000 };
const NEXT_SEARCHES = [
  { weight: 3, expansions: 1500 },
  { weight: 1.5, expansions: 1500 },
];

/** States looked at without an estimate before anything else: small tasks end here. */
const BLIND_STATES = 15_000;
/** Effort (edges that estimates follow; some 25 million a second) before it is worth looking for a first plan. */
const QUICK_EFFORT = 10_000_000;
const ROUND_STATES = 200;
/** How much more effort a search without estimates may be about to take than estimates have taken. */
const PATIENCE = 8;
/** The part of the effort that it gets whatever its prospects, since these may change. */
const CURIOSITY = 0.25;
const MOST_BLIND_STATES = 30_000_000;
/** Searches start anew where a first plan leaves at most this part of the actions. */
const WORTH_RESTARTING = 0.8;

/**
 * Cheapest plan of a task in which facts come and go. What is not settled soon gets a first plan
 * by greedy search, and actions that no cheaper plan can hold are dropped.
 */
export function searchStates(task: StripsTask, budget: SearchBudget): SearchOutcome {
  const small = new UniformCostSearch(task, budget, Number.POSITIVE_INFINITY);
  const settled = small.advance(BLIND_STATES);
  if (settled !== null) return settled;
  const pair = searchPair(task, budget, Number.POSITIVE_INFINITY, small);
  let incumbent = cheaperPlan(task, budget, NO_PLAN, FIRST_SEARCH);
  lowerIncumbent(pair, incumbent.cost);
  const settledSoon = advanceInTurns(pair, budget, QUICK_EFFORT);
  // Without a plan it is proved that none is cheaper than the first one.
  if (settledSoon !== null) {
    return settledSoon.plan === null
      ? { ...incumbent, lowerBound: settledSoon.lowerBound }
      : settledSoon;
  }
  for (const search of NEXT_SEARCHES) incumbent = cheaperPlan(task, budget, incumbent, search);
  const found = withinLimits(
    budget,
    () => searchBelow(task, budget, incumbent.cost, pair),
    () => null,
  );
  if (found !== null && found.plan !== null) return found;
  const proved = Math.max(found?.lowerBound ?? 0, boundOf(pair));
  return { ...incumbent, lowerBound: Math.min(proved, incumbent.cost) };
}

function lowerIncumbent({ informed, blind }: SearchPair, cost: number): void {
  informed.lowerIncumbent(cost);
  blind.lowerIncumbent(cost);
}

/** A* with LM-cut and a search without estimates over the same task: either can be the better by far. */
interface SearchPair {
  readonly heuristic: Heuristic;
  readonly informed: AStarSearch;
  readonly blind: UniformCostSearch;
}

/** `begun` is gone on with, and any search uses symmetries of the task, where these pay. */
function searchPair(
  task: StripsTask,
  budget: SearchBudget,
  incumbent: number,
  begun: UniformCostSearch | null = null,
): SearchPair {
  const isInterrupted = (): boolean => budget.isInterrupted();
  const heuristic = lmCutHeuristic(task, isInterrupted);
  const symmetries = findSymmetries(task, isInterrupted);
  const words = packedWords(task);
  const canonizer = symmetries.length === 0 ? null : new Canonizer(symmetries, words);
  const informed = new AStarSearch(task, heuristic, budget, incumbent, canonizer);
  const paysBlindly = canonizer !== null && begun?.gainsFrom(canonizer) !== false;
  const own = paysBlindly ? new Canonizer(symmetries, words) : null;
  const blind =
    begun === null || paysBlindly ? new UniformCostSearch(task, budget, incumbent, own) : begun;
  return { heuristic, informed, blind };
}

function boundOf({ informed, blind }: SearchPair): number {
  return Math.max(informed.lowerBound, blind.lowerBound);
}

/** A cheapest plan that costs less than `incumbent`; without one the bound tells how far that is proved. */
function searchBelow(
  task: StripsTask,
  budget: SearchBudget,
  incumbent: number,
  begun: SearchPair,
): SearchOutcome {
  const kept = actionsWithin(task, incumbent, budget);
  if (kept.length > WORTH_RESTARTING * task.costs.length) {
    lowerIncumbent(begun, incumbent);
    return finish(begun, budget);
  }
  const found = finish(searchPair(restrictTask(task, kept), budget, incumbent), budget);
  return { ...found, plan: found.plan?.map((action) => kept[action] as number) ?? null };
}

function finish(pair: SearchPair, budget: SearchBudget): SearchOutcome {
  const settled = advanceInTurns(pair, budget, Number.POSITIVE_INFINITY);
  return settled ?? { ...NO_PLAN, lowerBound: boundOf(pair) };
}

/**
 * Advances both until the estimates took this effort, counted and not timed. The search without estimates gets as
 * much, but only while it seems about to end: its states tell how fast they grow with the bound.
 */
function advanceInTurns(
  { heuristic, informed, blind }: SearchPair,
  budget: SearchBudget,
  effort: number,
): SearchOutcome | null {
  while (heuristic.effort < effort && !budget.isExhausted()) {
    const settled = informed.advance(ROUND_STATES);
    if (settled !== null) return settled;
    while (
      blind.effort < heuristic.effort &&
      blind.expanded < MOST_BLIND_STATES &&
      !budget.isExhausted()
    ) {
      const left = blind.predictStates(informed.lowerBound) - blind.expanded;
      const isPromising = left * (blind.effort / blind.expanded) <= PATIENCE * heuristic.effort;
      if (!isPromising && blind.effort > CURIOSITY * heuristic.effort) break;
      const settledBlindly = blind.advance(ROUND_STATES);
      if (settledBlindly !== null) return settledBlindly;
    }
  }
  return null;
}

/** What greedy search finds below the incumbent, without the actions that it can do without; else the incumbent. */
function cheaperPlan(
  task: StripsTask,
  budget: SearchBudget,
  incumbent: SearchOutcome,
  search: { readonly weight: number; readonly expansions: number },
): SearchOutcome {
  const found = searchGreedily(task, budget, { ...search, incumbent: incumbent.cost });
  if (found === null) return incumbent;
  const plan = eliminateActions(task, found, budget);
  const cost = plan.reduce((sum, action) => sum + (task.costs[action] as number), 0);
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
