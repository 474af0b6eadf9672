import type { Task } from "../task.ts";
import { applyChanges } from "./apply-changes.ts";
import { diffTasks } from "./diff-tasks.ts";
import type { TaskChange } from "./task-change.ts";

/** Plans that are made in search of a cause at most; what is left then is a cause, but maybe not a smallest one. */
const MOST_TRIALS = 120;

/**
 * A smallest part of what differs that makes the difference: without these changes `from` is still `from` in what
 * `isReached` asks, with them it is reached. One change alone where one is enough; else none can be left out
 * (delta debugging, after Zeller 1999). Empty when not even all of them together reach it.
 */
export function findCause(
  from: Task,
  to: Task,
  isReached: (task: Task) => boolean,
): readonly TaskChange[] {
  const all = diffTasks(from, to);
  let trials = 0;
  const reaches = (changes: readonly TaskChange[]): boolean => {
    trials += 1;
    return isReached(applyChanges(from, to, changes));
  };
  if (!reaches(all)) return [];
  let needed = all;
  // Halves first: of many changes most have nothing to do with it.
  for (let size = Math.ceil(needed.length / 2); size > 1; size = Math.ceil(size / 2)) {
    for (let at = 0; at < needed.length && trials < MOST_TRIALS; ) {
      const fewer = [...needed.slice(0, at), ...needed.slice(at + size)];
      if (reaches(fewer)) needed = fewer;
      else at += size;
    }
  }
  for (const change of [...needed]) {
    if (trials >= MOST_TRIALS) break;
    const fewer = needed.filter((other) => other !== change);
    if (needed.length > 1 && reaches(fewer)) needed = fewer;
  }
  if (needed.length <= 1 || all.length > MOST_TRIALS) return needed;
  const single = all.find((change) => trials < 2 * MOST_TRIALS && reaches([change]));
  return single === undefined ? needed : [single];
}

/** The same difference seen from the other side. */
export function reversed(change: TaskChange): TaskChange {
  return change.kind === "cost"
    ? { ...change, from: change.to, to: change.from }
    : { ...change, is: !change.is };
}
