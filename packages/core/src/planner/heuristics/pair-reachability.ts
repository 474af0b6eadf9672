import { rowOf } from "../../algorithms/index.ts";
import type { StripsTask } from "../compile/strips-task.ts";

/** Actions times facts up to which pairs are worth their time. */
const MOST_WORK = 3_000_000;

/**
 * The actions that can run as far as pairs of facts tell (h^2 of Haslum & Geffner 2000, reachability only): two
 * facts count as reachable together when some action leaves both true. Sees what single facts cannot, such as two
 * skills that each forbid what the other leaves behind. Null when the goal is out of reach; all actions when the
 * task is too large to look.
 */
export function actionsReachableInPairs(task: StripsTask): number[] | null {
  const count = task.factNames.length;
  const actions = [...task.costs.keys()];
  if (count * actions.length > MOST_WORK) return actions;
  const pairs = new Uint8Array(count * count);
  const isPair = (a: number, b: number): boolean => pairs[a * count + b] === 1;
  let changed = false;
  const join = (a: number, b: number): void => {
    if (isPair(a, b)) return;
    pairs[a * count + b] = 1;
    pairs[b * count + a] = 1;
    changed = true;
  };
  const areTogether = (facts: Int32Array): boolean =>
    facts.every((a, i) => facts.subarray(i).every((b) => isPair(a, b)));

  /** Pairs of what the action adds, with each other and with whatever may hold beside it and stays. */
  const apply = (action: number): void => {
    const needs = rowOf(task.preconditions, action);
    const adds = rowOf(task.additions, action);
    const removes = rowOf(task.removals, action);
    for (const a of adds) for (const b of adds) join(a, b);
    for (let fact = 0; fact < count; fact += 1) {
      if (!isPair(fact, fact) || adds.every((added) => isPair(added, fact))) continue;
      if (removes.includes(fact) || !needs.every((needed) => isPair(needed, fact))) continue;
      for (const added of adds) join(added, fact);
    }
  };

  for (const a of task.init) for (const b of task.init) join(a, b);
  const runs = new Uint8Array(actions.length);
  for (changed = true; changed; ) {
    changed = false;
    for (const action of actions) {
      if (runs[action] === 0 && !areTogether(rowOf(task.preconditions, action))) continue;
      runs[action] = 1;
      apply(action);
    }
  }
  return areTogether(task.goal) ? actions.filter((action) => runs[action] === 1) : null;
}
