import type { Condition, Literal } from "../skill/condition.ts";

/** An action of the planner. Removals apply before additions. */
export interface TaskSkill {
  readonly name: string;
  readonly preconditions: readonly Condition[];
  readonly add: readonly string[];
  readonly remove: readonly string[];
  /** Finite and ≥ 0. */
  readonly cost: number;
  /** A non-idempotent skill runs at most once in a plan. */
  readonly atMostOnce: boolean;
}

/** A planning problem in terms of fact ids: the only thing a search needs. */
export interface Task {
  readonly init: readonly string[];
  /** All must hold at the end; soft ones are ignored. */
  readonly goal: readonly Condition[];
  readonly skills: readonly TaskSkill[];
}

export type { Condition, Literal };
