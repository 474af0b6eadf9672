import { packRows } from "../../algorithms/index.ts";
import { reachablePairs } from "../../planner/heuristics/reachable-pairs.ts";

/** An action over literals: `2 * fact` is the fact, `2 * fact + 1` its absence. */
export interface LiteralEffects {
  readonly preconditions: readonly number[];
  /** At most one of the two literals of a fact. */
  readonly effects: readonly number[];
}

/** Which literals can come to hold, alone and two at a time. */
export interface LiteralReachability {
  isReachable(literal: number): boolean;
  /** False only for pairs that no order of actions makes true together. */
  arePossible(first: number, second: number): boolean;
}

/**
 * Pairs of literals under h^2. `initial` are literals that may hold at the start; a fact may be there with both, which
 * stands for not knowing which.
 */
export function reachableLiteralPairs(
  factCount: number,
  initial: readonly number[],
  actions: readonly LiteralEffects[],
): LiteralReachability {
  const { arePossible } = reachablePairs(
    2 * factCount,
    {
      preconditions: packRows(actions.map(({ preconditions }) => preconditions)),
      additions: packRows(actions.map(({ effects }) => effects)),
      removals: packRows(actions.map(({ effects }) => effects.map((literal) => literal ^ 1))),
      init: initial,
    },
    { canStartTogether: (first, second) => first >> 1 !== second >> 1 },
  );
  return { isReachable: (literal) => arePossible(literal, literal), arePossible };
}
