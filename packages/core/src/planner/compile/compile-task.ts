import type { Task } from "../task.ts";
import { buildStripsTask } from "./build-strips-task.ts";
import { encodeAtMostOnce } from "./encode-at-most-once.ts";
import { internTask } from "./intern-task.ts";
import type { LiteralTask } from "./literal-task.ts";
import { pruneTask, type Reachability, reachableLiterals } from "./prune-task.ts";
import { removeDominated } from "./remove-dominated.ts";
import type { StripsTask } from "./strips-task.ts";

export interface CompiledTask {
  readonly literals: LiteralTask;
  readonly reachability: Reachability;
  /** What searches work on; null when the goal is out of reach even if nothing were ever lost. */
  readonly strips: StripsTask | null;
}

/** Numbers a task and leaves out of it what no cheapest plan needs. */
export function compileTask(task: Task): CompiledTask {
  const literals = internTask(task);
  const reachability = reachableLiterals(literals);
  const isReachable = literals.goal.every((literal) => reachability.literals[literal] === 1);
  if (!isReachable) return { literals, reachability, strips: null };
  const pruned = encodeAtMostOnce(pruneTask(literals, reachability));
  return { literals, reachability, strips: removeDominated(buildStripsTask(pruned)) };
}
