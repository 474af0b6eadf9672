import { buildStripsTask } from "../compile/build-strips-task.ts";
import { encodeAtMostOnce } from "../compile/encode-at-most-once.ts";
import { internTask } from "../compile/intern-task.ts";
import { pruneTask, reachableLiterals } from "../compile/prune-task.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import type { SearchBudget } from "../searches/search-budget.ts";
import type { Task } from "../task.ts";

/**
 * The task for searches with every skill that some plan can use. `compileTask` leaves out skills that another one
 * makes superfluous; as alternatives these count. Null when the goal is out of reach.
 */
export function compileComplete(task: Task, budget: SearchBudget): StripsTask | null {
  const literals = internTask(task, () => budget.check());
  const reachability = reachableLiterals(literals);
  if (!literals.goal.every((literal) => reachability.literals[literal] === 1)) return null;
  return buildStripsTask(encodeAtMostOnce(pruneTask(literals, reachability)));
}
