import { packRows, rowOf } from "../algorithms/index.ts";
import { sortedUnique } from "../base/compare.ts";
import type { StripsTask } from "./compile/strips-task.ts";
import { buildRelaxedGraph } from "./heuristics/relaxed-graph.ts";
import { RelaxedPlanner } from "./heuristics/relaxed-plan.ts";
import type { SearchBudget } from "./searches/search-budget.ts";
import { searchTask } from "./searches/search-task.ts";

/** Expansions of one trial, and trials, before the explanation stays as large as it is. */
const MOST_NODES = 1000;
const MOST_TRIALS = 40;

export interface Conflict {
  readonly skills: readonly string[];
  readonly facts: readonly string[];
}

/**
 * Why a task has no plan although everything could be reached if nothing were ever lost: a minimal set of facts
 * that, if they could not be lost, would leave a plan, with the skills of that plan that need them and those that
 * take them away. A fact of the compiler's own stands for an at-most-once skill and shows as that skill alone.
 */
export function explainConflict(task: StripsTask, budget: SearchBudget): Conflict {
  const lost = lossesOf(task);
  let guarded = new Set(lost);
  let plan = planWith(task, guarded, budget);
  if (plan === null) return { skills: [], facts: [] };
  let trials = 0;
  const threatened = threatenedBy(task, plan);
  if (threatened.size < guarded.size) {
    const narrower = planWith(task, threatened, budget);
    if (narrower !== null) {
      guarded = threatened;
      plan = narrower;
    }
  }
  for (const fact of [...guarded].sort((a, b) => a - b)) {
    if (trials >= MOST_TRIALS) break;
    trials += 1;
    const fewer = new Set([...guarded].filter((other) => other !== fact));
    const other = planWith(task, fewer, budget);
    if (other === null) continue;
    guarded = fewer;
    plan = other;
  }
  return describe(task, plan, guarded);
}

function lossesOf(task: StripsTask): Set<number> {
  return new Set(task.removals.items);
}

/** A plan when these facts cannot be lost; null when there is none or it is not found soon. */
function planWith(
  task: StripsTask,
  guarded: ReadonlySet<number>,
  budget: SearchBudget,
): readonly number[] | null {
  const losses = task.actionNames.map((_, action) =>
    [...rowOf(task.removals, action)].filter((fact) => !guarded.has(fact)),
  );
  if (losses.every((facts) => facts.length === 0)) return relaxedPlan(task);
  const eased = { ...task, removals: packRows(losses) };
  return searchTask(eased, budget.trial(MOST_NODES)).plan;
}

function relaxedPlan(task: StripsTask): readonly number[] | null {
  const graph = buildRelaxedGraph(task);
  const costs = new Float64Array(graph.operatorCount);
  costs.set(task.costs);
  return new RelaxedPlanner(graph).extract(costs, { facts: task.init });
}

/** Facts that some action of the plan, or the goal, needs and another one takes away. */
function threatenedBy(task: StripsTask, plan: readonly number[]): Set<number> {
  const needed = new Set(task.goal);
  for (const action of plan) for (const fact of rowOf(task.preconditions, action)) needed.add(fact);
  const threatened = new Set<number>();
  for (const action of plan) {
    for (const fact of rowOf(task.removals, action)) if (needed.has(fact)) threatened.add(fact);
  }
  return threatened;
}

function describe(
  task: StripsTask,
  plan: readonly number[],
  guarded: ReadonlySet<number>,
): Conflict {
  const skills: string[] = [];
  const facts: string[] = [];
  for (const action of plan) {
    const name = task.actionNames[action];
    const touches = [...rowOf(task.preconditions, action), ...rowOf(task.removals, action)];
    if (name !== null && name !== undefined && touches.some((fact) => guarded.has(fact))) {
      skills.push(name);
    }
  }
  for (const fact of guarded) {
    const name = task.factNames[fact];
    if (name !== null && name !== undefined) facts.push(name);
  }
  return { skills: sortedUnique(skills), facts: sortedUnique(facts) };
}
