import { sortedUnique } from "../../base/compare.ts";
import type { Task } from "../../planner/task.ts";
import { factsOf } from "../../skill/literals-of.ts";

/** Ids of the page's nodes: `n0`, `n1`, …, skills by name first, then facts. */
export interface NodeIds {
  readonly skills: ReadonlyMap<string, string>;
  readonly facts: ReadonlyMap<string, string>;
}

/** Gives every skill of a task and every fact that its skills or its goal name an id. */
export function assignNodeIds({ skills, goal }: Task): NodeIds {
  const names = skills.map(({ name }) => name).sort();
  const facts = sortedUnique([
    ...goal.flatMap(factsOf),
    ...skills.flatMap(({ preconditions, add, remove }) => [
      ...preconditions.flatMap(factsOf),
      ...add,
      ...remove,
    ]),
  ]);
  return {
    skills: new Map(names.map((name, i) => [name, `n${i}`])),
    facts: new Map(facts.map((fact, i) => [fact, `n${names.length + i}`])),
  };
}
