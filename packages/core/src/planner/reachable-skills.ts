import { internTask } from "./compile/intern-task.ts";
import { reachableLiterals } from "./compile/prune-task.ts";
import type { Task } from "./task.ts";

/** Names of the skills that could ever run if nothing were lost on the way. */
export function reachableSkills(task: Task): Set<string> {
  const literals = internTask(task);
  const { actions } = reachableLiterals(literals);
  return new Set(
    literals.actions.flatMap(({ name }, i) => (actions[i] === 1 && name !== null ? [name] : [])),
  );
}
