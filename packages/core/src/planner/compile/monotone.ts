import { packRows, rowOf } from "../../algorithms/index.ts";
import type { StripsTask } from "./strips-task.ts";

/**
 * True when no fact is both added and removed: facts that hold at the start can only be lost (`NOT x` while some
 * skill supplies x), the others only won. In such a task a repetition never helps, and whether a fixed set of
 * actions can be ordered is decided greedily.
 */
export function isMonotone(task: StripsTask): boolean {
  const added = new Uint8Array(task.factNames.length);
  for (const fact of task.additions.items) added[fact] = 1;
  return !task.removals.items.some((fact) => added[fact] === 1);
}

/** True when nothing that any action needs is ever removed. */
export function isDeleteFree(task: StripsTask): boolean {
  return task.removals.items.length === 0;
}

/** The relaxation of a monotone task: nothing is lost, so what holds at the start need not be asked for. */
export function withoutInitialFacts(task: StripsTask): StripsTask {
  const held = new Uint8Array(task.factNames.length);
  for (const fact of task.init) held[fact] = 1;
  const open = (facts: Int32Array): number[] => [...facts].filter((fact) => held[fact] === 0);
  const rows = task.actionNames.map((_, action) => open(rowOf(task.preconditions, action)));
  return {
    ...task,
    preconditions: packRows(rows),
    removals: packRows(task.actionNames.map(() => [])),
    init: new Int32Array(0),
    goal: Int32Array.from(open(task.goal)),
  };
}
