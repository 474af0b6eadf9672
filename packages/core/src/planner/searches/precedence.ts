import { invertRows, packRows, type Rows, rowOf } from "../../algorithms/index.ts";
import type { StripsTask } from "../compile/strips-task.ts";

/**
 * Who must wait for whom in a monotone task: an action that takes away what another one needs can only come after
 * it. Row `a` lists the actions that spoil `a`.
 */
export function spoilersOf(task: StripsTask): Rows {
  const removers = invertRows(task.removals, task.factNames.length);
  return packRows(
    task.actionNames.map((_, action) => {
      const spoilers = new Set<number>();
      for (const fact of rowOf(task.preconditions, action)) {
        for (const remover of rowOf(removers, fact)) if (remover !== action) spoilers.add(remover);
      }
      return [...spoilers].sort((a, b) => a - b);
    }),
  );
}

/**
 * For actions that must all be in the plan: which others must come after each of them, directly or through
 * another of them. Null when they would have to wait for each other in a circle, so that no plan holds them all.
 */
export function laterActions(
  spoilers: Rows,
  chosen: readonly number[],
  actionCount: number,
): ReadonlyMap<number, Uint8Array> | null {
  const later = new Map<number, Uint8Array>();
  const pending = new Set<number>();
  const members = new Set(chosen);
  const visit = (action: number): Uint8Array | null => {
    const known = later.get(action);
    if (known !== undefined) return known;
    if (pending.has(action)) return null;
    pending.add(action);
    const marks = new Uint8Array(actionCount);
    for (const spoiler of rowOf(spoilers, action)) {
      marks[spoiler] = 1;
      if (!members.has(spoiler)) continue;
      const further = visit(spoiler);
      if (further === null) return null;
      for (let i = 0; i < actionCount; i += 1) if (further[i] === 1) marks[i] = 1;
    }
    later.set(action, marks);
    return marks;
  };
  for (const action of chosen) if (visit(action) === null) return null;
  return later;
}
