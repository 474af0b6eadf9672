import { rowOf } from "../../algorithms/index.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import type { SearchBudget } from "../searches/search-budget.ts";
import { StateSpace } from "../searches/state-space.ts";
import { Successors } from "../searches/successors.ts";

/**
 * The way that a loop takes which always runs the candidate that looks best, without a plan: cheapest, then nearest to
 * the goal, then with most effects, then first by name. It never goes back to a state where it was; null when it gets
 * stuck or the budget ends.
 */
export function walkGreedily(task: StripsTask, budget: SearchBudget): number[] | null {
  const nearness = hopsToGoal(task);
  const space = new StateSpace(task);
  const successors = new Successors(task);
  const walk: number[] = [];
  let state = space.initial();
  while (!space.isGoal(state)) {
    if (budget.isExhausted()) return null;
    budget.expanded += 1;
    successors.find(space.bitsOf(state), space.factsOf(state));
    const candidates = [...successors.actions.subarray(0, successors.count)].sort((a, b) =>
      compareActions(task, nearness, a, b),
    );
    let next = -1;
    for (const action of candidates) {
      const reached = space.successor(state, action);
      if (!space.wasNew) continue;
      next = reached;
      walk.push(action);
      break;
    }
    if (next < 0) return null;
    state = next;
  }
  return walk;
}

/** By action: how many actions away from the goal the nearest of its additions is; Infinity where nothing leads on. */
function hopsToGoal(task: StripsTask): Float64Array {
  const facts = new Float64Array(task.factNames.length).fill(Number.POSITIVE_INFINITY);
  for (const fact of task.goal) facts[fact] = 0;
  const hops = new Float64Array(task.costs.length).fill(Number.POSITIVE_INFINITY);
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let action = 0; action < hops.length; action += 1) {
      let nearest = hops[action] as number;
      for (const fact of rowOf(task.additions, action)) {
        nearest = Math.min(nearest, (facts[fact] as number) + 1);
      }
      if (nearest >= (hops[action] as number)) continue;
      hops[action] = nearest;
      isChanged = true;
      for (const fact of rowOf(task.preconditions, action)) {
        facts[fact] = Math.min(facts[fact] as number, nearest);
      }
    }
  }
  return hops;
}

function compareActions(task: StripsTask, nearness: Float64Array, a: number, b: number): number {
  const byCost = (task.costs[a] as number) - (task.costs[b] as number);
  if (byCost !== 0) return byCost;
  const [near, other] = [nearness[a] as number, nearness[b] as number];
  if (near !== other) return near < other ? -1 : 1;
  return rowOf(task.additions, b).length - rowOf(task.additions, a).length || a - b;
}
