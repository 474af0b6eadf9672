import type { Task } from "../task.ts";
import type { Lacking } from "./find-lacking-sets.ts";

/** The task with these literals made true at the start. */
export function withChangedStart(task: Task, lacking: readonly Lacking[]): Task {
  const gone = new Set(lacking.filter(({ negated }) => negated).map(({ fact }) => fact));
  const given = lacking.filter(({ negated }) => !negated).map(({ fact }) => fact);
  return { ...task, init: [...task.init.filter((fact) => !gone.has(fact)), ...given] };
}
