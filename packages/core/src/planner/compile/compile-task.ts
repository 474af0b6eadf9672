import type { Task } from "../task.ts";
import { buildStripsTask } from "./build-strips-task.ts";
import { encodeAtMostOnce } from "./encode-at-most-once.ts";
import { internTask } from "./intern-task.ts";
import type { LiteralTask } from "./literal-task.ts";
import { pruneTask, type Reachability, reachableLiterals } from "./prune-task.ts";
import { findDominated, removeDominated } from "./remove-dominated.ts";
import type { StripsTask } from "./strips-task.ts";

export interface CompiledTask {
  readonly literals: LiteralTask;
  readonly reachability: Reachability;
  /** What searches work on; null when the goal is out of reach even if nothing were ever lost. */
  readonly strips: StripsTask | null;
  /** Skills left out because another one does the same for no more, in the order in which they went. */
  readonly dominated: readonly DominatedSkill[];
}

export interface DominatedSkill {
  readonly skill: string;
  readonly by: string;
}

/**
 * Numbers a task and leaves out of it what no cheapest plan needs. Calls `watch` every few milliseconds of work on a
 * large task; it may throw.
 */
export function compileTask(task: Task, watch: () => void = () => {}): CompiledTask {
  const literals = internTask(task, watch);
  watch();
  const reachability = reachableLiterals(literals);
  watch();
  const isReachable = literals.goal.every((literal) => reachability.literals[literal] === 1);
  if (!isReachable) return { literals, reachability, strips: null, dominated: [] };
  const pruned = encodeAtMostOnce(pruneTask(literals, reachability));
  watch();
  const complete = buildStripsTask(pruned);
  watch();
  const found = findDominated(complete, watch);
  const dominated = found.flatMap(({ action, by }) => {
    const skill = complete.actionNames[action];
    const other = complete.actionNames[by];
    return typeof skill === "string" && typeof other === "string" ? [{ skill, by: other }] : [];
  });
  return { literals, reachability, strips: removeDominated(complete, found), dominated };
}
