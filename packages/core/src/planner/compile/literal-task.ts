/**
 * A task over numbered literals, the form in which it is pruned: literal `2f` says that fact `f` holds,
 * `2f + 1` that it does not. Every action and goal is a plain conjunction.
 */
export interface LiteralAction {
  /** Null for an auxiliary action of the compiler, which costs nothing and is left out of plans. */
  readonly name: string | null;
  readonly preconditions: readonly number[];
  /** Literals that hold afterwards; never both of a fact. */
  readonly effects: readonly number[];
  /** A whole number of cost units. */
  readonly cost: number;
  readonly atMostOnce: boolean;
}

export interface LiteralTask {
  /** By fact: its id in the task; null for a fact of the compiler's own. */
  readonly factNames: readonly (string | null)[];
  /** By fact: 1 when it holds at the start. */
  readonly init: Uint8Array;
  readonly goal: readonly number[];
  /** By name, so that ties break the same way however the skills were listed. */
  readonly actions: readonly LiteralAction[];
  /** Cost units in 1: costs are searched as whole numbers and divided by this when shown. */
  readonly costScale: number;
}

/** The literal that holds where this one does not. */
export function complement(literal: number): number {
  return literal ^ 1;
}

/** True when the literal holds at the start. */
export function holdsAtStart(init: Uint8Array, literal: number): boolean {
  return (init[literal >> 1] === 1) === ((literal & 1) === 0);
}
