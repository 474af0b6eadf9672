import { packRows, stronglyConnected } from "../algorithms/index.ts";
import type { LiteralTask } from "./compile/literal-task.ts";

/** What is still to do when everything reachable is there: free actions over unreachable literals only. */
export function openTask(task: LiteralTask, reached: Uint8Array): LiteralTask {
  const isOpen = (literal: number): boolean => reached[literal] === 0;
  const actions = task.actions
    .map((action) => ({
      ...action,
      preconditions: action.preconditions.filter(isOpen),
      effects: action.effects.filter(isOpen),
      cost: 0,
      atMostOnce: false,
    }))
    .filter((action) => action.effects.length > 0);
  // An open negative literal stands for a fact that holds at the start; here it must not hold yet.
  const init = Uint8Array.from({ length: task.factNames.length }, (_, fact) =>
    reached[2 * fact + 1] === 0 ? 1 : 0,
  );
  return { ...task, init, actions, goal: task.goal.filter(isOpen) };
}

/** What the goal or an action asks for, in order. */
export function askedLiterals(open: LiteralTask): number[] {
  const asked = new Set(open.goal);
  for (const action of open.actions) for (const literal of action.preconditions) asked.add(literal);
  return [...asked].sort((a, b) => a - b);
}

/** Groups of literals that wait for each other in a circle. */
export function circlesOf(open: LiteralTask): number[][] {
  const leadsTo: number[][] = Array.from({ length: 2 * open.factNames.length }, () => []);
  const selfish = new Set<number>();
  for (const action of open.actions) {
    for (const literal of action.preconditions) {
      for (const effect of action.effects) leadsTo[literal]?.push(effect);
      if (action.effects.includes(literal)) selfish.add(literal);
    }
  }
  return stronglyConnected(packRows(leadsTo))
    .map((members) => [...members])
    .filter((members) => members.length > 1 || selfish.has(members[0] as number));
}
