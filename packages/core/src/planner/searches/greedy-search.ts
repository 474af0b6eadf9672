import { clearBit, createBitSet, hasBit, rowOf, setBit } from "../../algorithms/index.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import { buildRelaxedGraph } from "../heuristics/relaxed-graph.ts";
import { RelaxedPlanner } from "../heuristics/relaxed-plan.ts";
import { OpenList } from "./open-list.ts";
import { PathTable } from "./path-table.ts";
import type { SearchBudget } from "./search-budget.ts";
import { StateSpace } from "./state-space.ts";
import { Successors } from "./successors.ts";
import { withinLimits } from "./within-limits.ts";

/** What a preferred action is worth: it goes ahead of ordinary ones of estimates up to this factor better. */
const PREFERENCE = 0.5;

export interface GreedyOptions {
  readonly weight: number;
  /** How many states may be expanded at most. */
  readonly expansions: number;
  readonly incumbent: number;
}

/**
 * A plan soon, not a cheapest one: best-first on `g + weight · h` with the cost of FF's relaxed plan (Hoffmann &
 * Nebel 2001) as `h`, each state estimated when it is taken up, and actions of the relaxed plan preferred, as in
 * LAMA (Richter & Westphal 2010). Null when a limit strikes first or no plan costs less than `incumbent`.
 */
export function searchGreedily(
  task: StripsTask,
  budget: SearchBudget,
  options: GreedyOptions,
): number[] | null {
  return withinLimits(
    budget,
    () => searchBestFirst(task, budget, options),
    () => null,
  );
}

function searchBestFirst(
  task: StripsTask,
  budget: SearchBudget,
  { weight, expansions, incumbent }: GreedyOptions,
): number[] | null {
  const graph = buildRelaxedGraph(task);
  const planner = new RelaxedPlanner(graph);
  // One unit more each, so that free actions are not taken for nothing.
  const unit = averageCost(task) / 10 + Number.MIN_VALUE;
  const guide = Float64Array.from({ length: graph.operatorCount }, (_, operator) =>
    operator === graph.goal ? 0 : (task.costs[operator] as number) + unit,
  );
  const space = new StateSpace(task);
  const successors = new Successors(task);
  const nodes = new PathTable();
  const open = new OpenList();

  const reach = (node: number, parent: number, action: number, g: number, key: number): void => {
    if (!space.wasNew && g >= (nodes.g[node] as number)) return;
    if (space.wasNew) nodes.reserve(node);
    nodes.g[node] = g;
    nodes.parent[node] = parent;
    nodes.action[node] = action;
    nodes.closed[node] = 0;
    open.push(key, 0, node);
  };
  let expanded = 0;
  reach(space.initial(), -1, -1, 0, 0);
  for (let node = open.pop(); node >= 0; node = open.pop()) {
    if (nodes.closed[node] === 1) continue;
    if (expanded >= expansions || budget.isExhausted()) return null;
    nodes.closed[node] = 1;
    if (space.isGoal(node)) return nodes.pathTo(node);
    expanded += 1;
    budget.expanded += 1;
    const facts = space.factsOf(node);
    const relaxed = planner.extract(guide, { facts });
    if (relaxed === null) continue;
    const preferred = new Set(relaxed);
    let h = 0;
    for (const action of relaxed) h += guide[action] as number;
    successors.find(space.bitsOf(node), facts);
    const g = nodes.g[node] as number;
    for (let i = 0; i < successors.count; i += 1) {
      const action = successors.actions[i] as number;
      const childG = g + (task.costs[action] as number);
      if (childG >= incumbent) continue;
      const child = space.successor(node, action);
      const estimate = preferred.has(action) ? h * PREFERENCE : h;
      reach(child, node, action, childG, childG + weight * estimate);
    }
  }
  return null;
}

function averageCost(task: StripsTask): number {
  let total = 0;
  for (const cost of task.costs) total += cost;
  return total / Math.max(1, task.costs.length);
}

/**
 * The plan without actions that it can do without, tried from the dearest (after Nakhost & Müller 2010), as long as
 * the budget lasts.
 */
export function eliminateActions(
  task: StripsTask,
  plan: readonly number[],
  budget: SearchBudget,
): number[] {
  let result = [...plan];
  const byCost = [...plan.keys()].sort(
    (a, b) =>
      (task.costs[plan[b] as number] as number) - (task.costs[plan[a] as number] as number) ||
      a - b,
  );
  let kept = plan.map(() => true);
  for (const position of byCost) {
    if (budget.isInterrupted()) break;
    const trial = kept.map((keep, i) => keep && i !== position);
    const withoutStarved = runnable(task, plan, trial);
    if (withoutStarved === null) continue;
    kept = withoutStarved;
    result = plan.filter((_, i) => kept[i]);
  }
  return result;
}

/** Drops the marked-out steps and those that starve without them; null when the goal is then missed. */
function runnable(
  task: StripsTask,
  plan: readonly number[],
  kept: readonly boolean[],
): boolean[] | null {
  const bits = createBitSet(task.factNames.length);
  for (const fact of task.init) setBit(bits, fact);
  const result = plan.map((action, i) => {
    if (kept[i] !== true) return false;
    if (!rowOf(task.preconditions, action).every((fact) => hasBit(bits, fact))) return false;
    for (const fact of rowOf(task.removals, action)) clearBit(bits, fact);
    for (const fact of rowOf(task.additions, action)) setBit(bits, fact);
    return true;
  });
  return task.goal.every((fact) => hasBit(bits, fact)) ? result : null;
}
