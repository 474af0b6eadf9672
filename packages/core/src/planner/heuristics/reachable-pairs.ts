import { type Rows, rowOf } from "../../algorithms/index.ts";

/** Actions over facts, removals before additions, and what may hold at the start. */
export interface PairTask {
  readonly preconditions: Rows;
  readonly additions: Rows;
  readonly removals: Rows;
  readonly init: ArrayLike<number>;
}

/** Which facts can come to hold two at a time, and which actions can run; complete unless it was interrupted. */
export interface PairReachability {
  /** False only for pairs that no order of actions makes true together; a fact with itself: false if never true. */
  arePossible(first: number, second: number): boolean;
  /** By action: 1 when its preconditions are possible together. */
  readonly actions: Uint8Array;
  readonly isComplete: boolean;
}

export interface PairOptions {
  /** Whether two facts of `init` may hold at the start together; without it all may. */
  readonly canStartTogether?: (first: number, second: number) => boolean;
  /** Asked between actions; once true, no more is looked at. */
  readonly isInterrupted?: () => boolean;
}

/**
 * The fixed point of h^2 (Haslum & Geffner 2000), reachability only: a pair holds after an action that makes both
 * true, or that makes one true and leaves the other, which held together with the action's preconditions. Sound: what
 * it calls impossible is impossible. Takes `factCount`² bytes.
 */
export function reachablePairs(
  factCount: number,
  task: PairTask,
  { canStartTogether = () => true, isInterrupted = () => false }: PairOptions = {},
): PairReachability {
  const pairs = new Uint8Array(factCount * factCount);
  const isPair = (a: number, b: number): boolean => pairs[a * factCount + b] === 1;
  let hasChanged = false;
  const join = (a: number, b: number): void => {
    if (isPair(a, b)) return;
    pairs[a * factCount + b] = 1;
    pairs[b * factCount + a] = 1;
    hasChanged = true;
  };
  const areTogether = (facts: Int32Array): boolean =>
    facts.every((a, i) => facts.subarray(i).every((b) => isPair(a, b)));

  /** Pairs of what the action adds, with each other and with whatever may hold beside it and stays. */
  const apply = (action: number): void => {
    const needs = rowOf(task.preconditions, action);
    const adds = rowOf(task.additions, action);
    const removes = rowOf(task.removals, action);
    for (const a of adds) for (const b of adds) join(a, b);
    for (let fact = 0; fact < factCount; fact += 1) {
      if (!isPair(fact, fact) || adds.every((added) => isPair(added, fact))) continue;
      if (removes.includes(fact) || !needs.every((needed) => isPair(needed, fact))) continue;
      for (const added of adds) join(added, fact);
    }
  };

  const init = Array.from(task.init);
  for (const a of init) for (const b of init) if (a === b || canStartTogether(a, b)) join(a, b);
  const actions = new Uint8Array(task.preconditions.start.length - 1);
  for (hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (let action = 0; action < actions.length; action += 1) {
      if (isInterrupted()) return { arePossible: isPair, actions, isComplete: false };
      if (actions[action] === 0 && !areTogether(rowOf(task.preconditions, action))) continue;
      actions[action] = 1;
      apply(action);
    }
  }
  return { arePossible: isPair, actions, isComplete: true };
}
