import type { Candidate } from "./selection.ts";

/** What a ranker answered, or why it did not. */
export type RankerAnswer =
  | { readonly kind: "order"; readonly order: unknown }
  | { readonly kind: "timeout"; readonly seconds: number }
  | { readonly kind: "failed"; readonly message: string };

/** What became of a ranker's answer, to be recorded so that a replay can repeat the choice. */
export interface RankingRecord {
  /** `invalid`: the answer was not the candidates' names, each once; then as for the others our own order stands. */
  readonly status: "used" | "invalid" | "timeout" | "failed";
  /** The order that was used in place of ours; null where ours stands. */
  readonly order: readonly string[] | null;
  readonly message: string | null;
}

export interface Ranking {
  readonly candidates: readonly Candidate[];
  readonly record: RankingRecord;
}

/** Applies a ranker's order. It may put the candidates in another order and nothing else: none may come or go. */
export function applyRanking(candidates: readonly Candidate[], answer: RankerAnswer): Ranking {
  const keep = (status: RankingRecord["status"], message: string): Ranking => ({
    candidates,
    record: { status, order: null, message },
  });
  if (answer.kind === "timeout") return keep("timeout", `no answer within ${answer.seconds} s`);
  if (answer.kind === "failed") return keep("failed", answer.message);
  const { order } = answer;
  if (!Array.isArray(order)) return keep("invalid", "the answer is not a list of names");
  const byName = new Map(candidates.map((candidate) => [candidate.name, candidate]));
  const foreign = order.find((name) => !byName.has(name));
  if (foreign !== undefined) return keep("invalid", `${JSON.stringify(foreign)} is no candidate`);
  if (new Set(order).size !== order.length) return keep("invalid", "a name stands there twice");
  if (order.length !== candidates.length) return keep("invalid", "not every candidate is named");
  return {
    candidates: order.map((name) => byName.get(name) as Candidate),
    record: { status: "used", order, message: null },
  };
}
