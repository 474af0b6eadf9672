import type { Rows } from "../../algorithms/index.ts";

/**
 * The task as searches see it (STRIPS): every condition is a fact that must hold; additions win over removals.
 * `NOT x` has become a fact of its own, present only where something asks for it. Invariant: actions are in name
 * order, facts and actions are dense, costs are whole numbers of cost units, static facts are gone.
 */
export interface StripsTask {
  /** By fact: the id that it is about in the task, also where it stands for `NOT`; null for the compiler's own. */
  readonly factNames: readonly (string | null)[];
  readonly preconditions: Rows;
  readonly additions: Rows;
  readonly removals: Rows;
  readonly costs: Float64Array;
  /** Null for auxiliary actions, which are left out of plans. */
  readonly actionNames: readonly (string | null)[];
  readonly init: Int32Array;
  readonly goal: Int32Array;
  readonly costScale: number;
}
