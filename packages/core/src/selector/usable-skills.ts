import { appendTo } from "../base/append-to.ts";
import { internTask } from "../planner/compile/intern-task.ts";
import { complement, holdsAtStart } from "../planner/compile/literal-task.ts";
import { reachableLiterals } from "../planner/compile/prune-task.ts";
import type { Task } from "../planner/task.ts";

/**
 * Names of the skills that a plan without needless steps may use: they can run at some time, and a chain of needs leads
 * to them from the goal. What holds for good needs no supplier.
 */
export function usableSkills(task: Task): ReadonlySet<string> {
  const literals = internTask(task);
  const { actions, goal, init } = literals;
  const reachability = reachableLiterals(literals);
  const holdsForGood = (literal: number): boolean =>
    holdsAtStart(init, literal) && reachability.literals[complement(literal)] === 0;
  const suppliers = new Map<number, number[]>();
  actions.forEach((action, i) => {
    if (reachability.actions[i] === 0) return;
    for (const literal of action.effects) appendTo(suppliers, literal, i);
  });
  const wanted = new Set<number>();
  const used = new Set<number>();
  const open = [...goal];
  for (let literal = open.pop(); literal !== undefined; literal = open.pop()) {
    if (wanted.has(literal) || holdsForGood(literal)) continue;
    wanted.add(literal);
    for (const i of suppliers.get(literal) ?? []) {
      if (used.has(i)) continue;
      used.add(i);
      for (const precondition of actions[i]?.preconditions ?? []) open.push(precondition);
    }
  }
  return new Set([...used].flatMap((i) => actions[i]?.name ?? []));
}
