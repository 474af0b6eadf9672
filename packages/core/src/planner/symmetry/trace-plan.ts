import { hasBit, rowOf, setBit } from "../../algorithms/index.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import { type PackedActions, packActions } from "../searches/packed-actions.ts";
import type { Canonizer } from "./canonical-state.ts";

/**
 * Turns the actions of a path over representatives into a plan of the task: each action stands for the one that the
 * symmetries on the way make of it, found by the state that it must lead to.
 */
export function tracePlan(
  task: StripsTask,
  canonizer: Canonizer,
  path: readonly number[],
): readonly number[] {
  const actions = packActions(task);
  const naming = Int32Array.from({ length: task.factNames.length }, (_, fact) => fact);
  let state = new Uint32Array(actions.words);
  for (const fact of task.init) setBit(state, fact);
  const representative = state.slice();
  canonizer.canonize(representative, naming);
  const plan: number[] = [];
  for (const action of path) {
    apply(actions, representative, action);
    canonizer.canonize(representative, naming);
    const next = unnamed(representative, naming);
    plan.push(actionBetween(task, actions, state, next, task.costs[action] as number));
    state = next;
  }
  return plan;
}

function unnamed(representative: Uint32Array, naming: Int32Array): Uint32Array<ArrayBuffer> {
  const state = new Uint32Array(representative.length);
  naming.forEach((name, fact) => {
    if (hasBit(representative, name)) setBit(state, fact);
  });
  return state;
}

function actionBetween(
  task: StripsTask,
  actions: PackedActions,
  from: Uint32Array,
  to: Uint32Array,
  cost: number,
): number {
  return task.costs.findIndex((own, action) => {
    if (own !== cost) return false;
    if (!rowOf(task.preconditions, action).every((fact) => hasBit(from, fact))) return false;
    const reached = from.slice();
    apply(actions, reached, action);
    return reached.every((word, i) => word === to[i]);
  });
}

function apply({ changes }: PackedActions, state: Uint32Array, action: number): void {
  for (let k = changes.start[action] as number; k < (changes.start[action + 1] as number); k += 1) {
    const word = changes.word[k] as number;
    const kept = (state[word] as number) & ~(changes.mask[k] as number);
    state[word] = kept | (changes.set[k] as number);
  }
}
