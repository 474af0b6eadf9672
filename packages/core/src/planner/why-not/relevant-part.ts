import { internTask } from "../compile/intern-task.ts";
import { pruneTask, reachableLiterals } from "../compile/prune-task.ts";
import type { Task } from "../task.ts";
import { withChangedStart } from "./changed-start.ts";
import type { Lacking } from "./find-lacking-sets.ts";

/**
 * The task with only those skills that a plan can use after any of these changes of the start, so that planning for
 * each of them need not look at all the others again.
 */
export function relevantPart(task: Task, sets: readonly (readonly Lacking[])[]): Task {
  if (sets.length < 2) return task;
  const changed = sets.flat();
  // What one set takes away may be what another needs: both may hold.
  const given = changed.filter(({ negated }) => !negated);
  const literals = internTask(withChangedStart(task, given));
  const gone = new Set(changed.filter(({ negated }) => negated).map(({ fact }) => fact));
  const free = [...literals.factNames.entries()].flatMap(([index, name]) =>
    name !== null && gone.has(name) ? [2 * index + 1] : [],
  );
  const opened = free.map((literal) => ({
    name: null,
    preconditions: [],
    effects: [literal],
    cost: 0,
    atMostOnce: false,
  }));
  const open = { ...literals, actions: [...literals.actions, ...opened] };
  const names = new Set(pruneTask(open, reachableLiterals(open)).actions.map(({ name }) => name));
  return { ...task, skills: task.skills.filter(({ name }) => names.has(name)) };
}
