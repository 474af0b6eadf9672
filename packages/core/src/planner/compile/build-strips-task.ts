import { packRows } from "../../algorithms/index.ts";
import { complement, holdsAtStart, type LiteralTask } from "./literal-task.ts";
import type { StripsTask } from "./strips-task.ts";

/**
 * Turns literals into facts: one for each literal that a precondition or the goal asks for and that can change.
 * Literals that hold at the start and that no action ever undoes are dropped.
 */
export function buildStripsTask(task: LiteralTask): StripsTask {
  const width = 2 * task.factNames.length;
  const caused = new Uint8Array(width);
  for (const action of task.actions) for (const literal of action.effects) caused[literal] = 1;
  const asked = new Uint8Array(width);
  for (const action of task.actions) for (const literal of action.preconditions) asked[literal] = 1;
  for (const literal of task.goal) asked[literal] = 1;

  const fact = new Int32Array(width).fill(-1);
  const factNames: (string | null)[] = [];
  for (let literal = 0; literal < width; literal += 1) {
    const isStatic = holdsAtStart(task.init, literal) && caused[complement(literal)] === 0;
    if (asked[literal] === 1 && !isStatic) {
      fact[literal] = factNames.push(task.factNames[literal >> 1] as string | null) - 1;
    }
  }
  const factsOf = (literals: readonly number[]): number[] =>
    literals.map((literal) => fact[literal] as number).filter((index) => index >= 0);
  const init: number[] = [];
  for (let literal = 0; literal < width; literal += 1) {
    const index = fact[literal] as number;
    if (index >= 0 && holdsAtStart(task.init, literal)) init.push(index);
  }
  return {
    factNames,
    preconditions: packRows(task.actions.map((action) => factsOf(action.preconditions))),
    additions: packRows(task.actions.map((action) => factsOf(action.effects))),
    removals: packRows(task.actions.map((action) => factsOf(action.effects.map(complement)))),
    costs: Float64Array.from(task.actions, (action) => action.cost),
    actionNames: task.actions.map((action) => action.name),
    init: Int32Array.from(init),
    goal: Int32Array.from(factsOf(task.goal)),
    costScale: task.costScale,
  };
}
