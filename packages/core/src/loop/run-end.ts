/** Why a run is over. A suspended run is not over: it waits for a person. */
export type RunEndReason =
  | "goal-reached"
  | "no-plan"
  | "no-progress"
  | "no-candidates"
  | "blocked"
  | "limit"
  | "failure"
  | "aborted";

/** Exit codes of CONTRACT §4: 0 done, 1 not reached, 3 a limit came first, 4 a person is waited for. */
export function exitCodeOf(reason: RunEndReason | "suspended"): 0 | 1 | 3 | 4 {
  if (reason === "goal-reached") return 0;
  if (reason === "limit") return 3;
  return reason === "suspended" ? 4 : 1;
}
