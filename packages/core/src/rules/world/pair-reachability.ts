/** An action over literals: `2 * fact` is the fact, `2 * fact + 1` its absence. */
export interface PairAction {
  readonly preconditions: readonly number[];
  /** At most one of the two literals of a fact. */
  readonly effects: readonly number[];
}

/** Which literals can come to hold, alone and two at a time. */
export interface PairReachability {
  isReachable(literal: number): boolean;
  /** False only for pairs that no order of actions makes true together. */
  arePossible(first: number, second: number): boolean;
}

/**
 * The fixed point of h² (Haslum & Geffner 2000): a pair holds after an action that makes both true, or that makes one
 * true and leaves the other, which held together with the action's preconditions. Sound: what it calls impossible is
 * impossible. `initial` are literals that may hold at the start; a fact may be there with both.
 */
export function reachablePairs(
  factCount: number,
  initial: readonly number[],
  actions: readonly PairAction[],
): PairReachability {
  const count = 2 * factCount;
  const pairs = new Uint8Array(count * count);
  const has = (p: number, q: number): boolean => pairs[p * count + q] === 1;
  let hasChanged = true;
  const set = (p: number, q: number): void => {
    if (has(p, q)) return;
    pairs[p * count + q] = 1;
    pairs[q * count + p] = 1;
    hasChanged = true;
  };

  for (const p of initial) for (const q of initial) if (p === q || p >> 1 !== q >> 1) set(p, q);
  const canRun = new Uint8Array(actions.length);
  while (hasChanged) {
    hasChanged = false;
    actions.forEach(({ preconditions, effects }, i) => {
      canRun[i] ||= preconditions.every((p) => preconditions.every((q) => has(p, q))) ? 1 : 0;
      if (canRun[i] === 0) return;
      for (const p of effects) for (const q of effects) set(p, q);
      const changed = new Set(effects.map((literal) => literal >> 1));
      for (let kept = 0; kept < count; kept += 1) {
        if (changed.has(kept >> 1) || !has(kept, kept)) continue;
        if (!preconditions.every((p) => has(p, kept))) continue;
        for (const p of effects) set(p, kept);
      }
    });
  }
  return { isReachable: (literal) => has(literal, literal), arePossible: has };
}
