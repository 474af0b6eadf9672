import { packRows, rowOf } from "../../algorithms/index.ts";
import type { StripsTask } from "./strips-task.ts";

/** The task with only these actions, in this order; facts keep their numbers. */
export function restrictTask(task: StripsTask, actions: readonly number[]): StripsTask {
  return {
    ...task,
    preconditions: packRows(actions.map((action) => [...rowOf(task.preconditions, action)])),
    additions: packRows(actions.map((action) => [...rowOf(task.additions, action)])),
    removals: packRows(actions.map((action) => [...rowOf(task.removals, action)])),
    costs: Float64Array.from(actions, (action) => task.costs[action] as number),
    actionNames: actions.map((action) => task.actionNames[action] as string | null),
  };
}
