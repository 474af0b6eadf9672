import type { Candidate } from "./selection.ts";

/** The first thing in which a candidate is worse than one before it. */
export type BehindReason =
  | "costlier"
  | "farther"
  | "fewer-postconditions"
  | "later-name"
  | "ranked";

/** Why `candidate` stands behind `first`; `ranked` where our own order would have it the other way round. */
export function behindReason(candidate: Candidate, first: Candidate): BehindReason {
  if (candidate.cost !== first.cost) return candidate.cost > first.cost ? "costlier" : "ranked";
  const far = candidate.proximity?.distance ?? Number.POSITIVE_INFINITY;
  const near = first.proximity?.distance ?? Number.POSITIVE_INFINITY;
  if (far !== near) return far > near ? "farther" : "ranked";
  const [count, most] = [candidate.postconditionCount, first.postconditionCount];
  if (count !== most) return count < most ? "fewer-postconditions" : "ranked";
  return candidate.name > first.name ? "later-name" : "ranked";
}
