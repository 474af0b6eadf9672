import type { RankingRecord } from "../selector/apply-ranking.ts";
import type { Candidate, Selection } from "../selector/selection.ts";

/** A selection with what it was made for, as reports show it. */
export interface NextStep {
  /** Conditions as text. */
  readonly goal: readonly string[];
  readonly facts: readonly string[];
  /** Facts of `facts` that hold because the config or an inferred goal says so. */
  readonly assumptions: readonly string[];
  /** Number of the step, 1-based: one more than the runs that succeeded. */
  readonly step: number;
  readonly selection: Selection;
  /** In the order in which they are offered; that of a ranker where one was used. */
  readonly candidates: readonly Candidate[];
  /** Null without a ranker. */
  readonly ranker: (RankingRecord & { readonly module: string }) | null;
}
