/** What earlier runs came to, by skill. */
export interface RunHistory {
  /** Skills that succeeded at least once. */
  readonly completed: ReadonlySet<string>;
  /** How many runs did not succeed; absent for none. */
  readonly attempts: ReadonlyMap<string, number>;
}

/** Only success completes a skill: after a failure or half a result it may be tried again. */
export function readHistory(
  runs: readonly { readonly skill: string; readonly result: string }[],
): RunHistory {
  const completed = new Set<string>();
  const attempts = new Map<string, number>();
  for (const { skill, result } of runs) {
    if (result === "success") completed.add(skill);
    else attempts.set(skill, (attempts.get(skill) ?? 0) + 1);
  }
  return { completed, attempts };
}
