/**
 * What a search knows at its end. `plan` lists actions in order, null when none was found. The search is complete
 * when `lowerBound` equals `cost` (proved cheapest) or is Infinity (no plan exists); otherwise a limit struck.
 */
export interface SearchOutcome {
  readonly plan: readonly number[] | null;
  /** In cost units; Infinity without a plan. */
  readonly cost: number;
  readonly lowerBound: number;
}

export const NO_PLAN: SearchOutcome = {
  plan: null,
  cost: Number.POSITIVE_INFINITY,
  lowerBound: Number.POSITIVE_INFINITY,
};
