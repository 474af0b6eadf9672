import type { Rows } from "../../packages/core/src/algorithms/index.ts";
import type { StripsTask } from "../../packages/core/src/planner/compile/strips-task.ts";

/**
 * The task in the input format of Fast Downward's search component (version 3; described in the planner's own
 * documentation): each fact is a variable of two values, 0 for "holds". So both planners search the same pruned task.
 */
export function sasOf(task: StripsTask): string {
  const lines: string[] = ["begin_version", "3", "end_version", "begin_metric", "1", "end_metric"];
  const facts = task.factNames.length;
  lines.push(String(facts));
  for (let fact = 0; fact < facts; fact += 1) {
    lines.push(
      "begin_variable",
      `var${fact}`,
      "-1",
      "2",
      `Atom f${fact}()`,
      `NegatedAtom f${fact}()`,
    );
    lines.push("end_variable");
  }
  lines.push("0", "begin_state");
  const holds = new Set(task.init);
  for (let fact = 0; fact < facts; fact += 1) lines.push(holds.has(fact) ? "0" : "1");
  lines.push("end_state", "begin_goal", String(task.goal.length));
  for (const fact of task.goal) lines.push(`${fact} 0`);
  // The format has no operators without effects.
  const actions = [...task.costs.keys()].filter((action) => changesAnything(task, action));
  lines.push("end_goal", String(actions.length));
  for (const action of actions) lines.push(...operatorLines(task, action));
  lines.push("0", "");
  return lines.join("\n");
}

function changesAnything({ additions, removals }: StripsTask, action: number): boolean {
  return rowOf(additions, action).length > 0 || rowOf(removals, action).length > 0;
}

function operatorLines(task: StripsTask, action: number): string[] {
  const needed = new Set(rowOf(task.preconditions, action));
  const added = new Set(rowOf(task.additions, action));
  const removed = [...rowOf(task.removals, action)].filter((fact) => !added.has(fact));
  const effects = [
    ...[...added].map((fact) => `0 ${fact} ${needed.has(fact) ? 0 : -1} 0`),
    ...removed.map((fact) => `0 ${fact} ${needed.has(fact) ? 0 : -1} 1`),
  ];
  const touched = new Set([...added, ...removed]);
  const prevailing = [...needed].filter((fact) => !touched.has(fact)).map((fact) => `${fact} 0`);
  return [
    "begin_operator",
    `a${action}`,
    String(prevailing.length),
    ...prevailing,
    String(effects.length),
    ...effects,
    String(task.costs[action]),
    "end_operator",
  ];
}

function rowOf(rows: Rows, at: number): Int32Array {
  return rows.items.subarray(rows.start[at], rows.start[at + 1]);
}
