import { invertRows, packRows, type Rows } from "../../algorithms/index.ts";
import { holdsAtStart, type LiteralAction, type LiteralTask } from "./literal-task.ts";

/** What can become true at all when no effect ever takes another away. */
export interface Reachability {
  /** By literal: 1 when it can hold at some time. */
  readonly literals: Uint8Array;
  /** By action: 1 when its preconditions can each hold. */
  readonly actions: Uint8Array;
}

/** Relaxed reachability over literals by counting unsatisfied preconditions (Dowling & Gallier 1984), linear. */
export function reachableLiterals(task: LiteralTask): Reachability {
  const width = 2 * task.factNames.length;
  const rows = packRows(task.actions.map((action) => action.preconditions));
  const waiting = invertRows(rows, width);
  const literals = new Uint8Array(width);
  const actions = new Uint8Array(task.actions.length);
  const unsatisfied = Int32Array.from(task.actions, (action) => action.preconditions.length);
  const queue: number[] = [];
  const reach = (literal: number): void => {
    if (literals[literal] === 1) return;
    literals[literal] = 1;
    queue.push(literal);
  };
  const fire = (action: number): void => {
    actions[action] = 1;
    for (const literal of (task.actions[action] as LiteralAction).effects) reach(literal);
  };
  for (let literal = 0; literal < width; literal += 1) {
    if (holdsAtStart(task.init, literal)) reach(literal);
  }
  for (let action = 0; action < actions.length; action += 1) {
    if (unsatisfied[action] === 0) fire(action);
  }
  for (let literal = queue.pop(); literal !== undefined; literal = queue.pop()) {
    for (
      let k = waiting.start[literal] as number;
      k < (waiting.start[literal + 1] as number);
      k += 1
    ) {
      const action = waiting.items[k] as number;
      const left = (unsatisfied[action] as number) - 1;
      unsatisfied[action] = left;
      if (left === 0) fire(action);
    }
  }
  return { literals, actions };
}

/**
 * The task without actions that can never run and without those that no chain of needs leads to from the goal.
 * Keeps every cheapest plan's cost: what an irrelevant action changes, nobody asks for.
 */
export function pruneTask(task: LiteralTask, reachability: Reachability): LiteralTask {
  const possible = task.actions.filter((_, i) => reachability.actions[i] === 1);
  const needed = relevantActions(task, possible);
  return { ...task, actions: possible.filter((_, i) => needed[i] === 1) };
}

function relevantActions(task: LiteralTask, actions: readonly LiteralAction[]): Uint8Array {
  const width = 2 * task.factNames.length;
  const suppliers: Rows = invertRows(packRows(actions.map((action) => action.effects)), width);
  const wanted = new Uint8Array(width);
  const relevant = new Uint8Array(actions.length);
  const queue: number[] = [];
  const want = (literal: number): void => {
    if (wanted[literal] === 1) return;
    wanted[literal] = 1;
    queue.push(literal);
  };
  for (const literal of task.goal) want(literal);
  for (let literal = queue.pop(); literal !== undefined; literal = queue.pop()) {
    for (
      let k = suppliers.start[literal] as number;
      k < (suppliers.start[literal + 1] as number);
      k += 1
    ) {
      const action = suppliers.items[k] as number;
      if (relevant[action] === 1) continue;
      relevant[action] = 1;
      for (const needed of (actions[action] as LiteralAction).preconditions) want(needed);
    }
  }
  return relevant;
}
