import { literalsOf } from "../../skill/literals-of.ts";
import { compileComplete, enumerateSets } from "../alternatives/index.ts";
import type { SearchBudget } from "../searches/search-budget.ts";
import type { Condition, Literal, Task, TaskSkill } from "../task.ts";
import type { LackingSets } from "./find-lacking-sets.ts";

/** Searches before the answer must do. */
const MOST_SEARCHES = 40;

/**
 * The smallest changes of the start after which the goal can be reached, what is lost and who may run once included:
 * any condition of a skill may be made to hold, conditions of the goal only where there is no other way. Exact, but a
 * search over states where things are lost.
 */
export function findChanges(task: Task, count: number, budget: SearchBudget): LackingSets {
  const goal = task.goal.filter(({ soft }) => !soft).flatMap(literalsOf);
  const asked = task.skills.flatMap(({ preconditions }) =>
    preconditions.filter(({ soft }) => !soft).flatMap(literalsOf),
  );
  const isGoal = (literal: Literal): boolean =>
    goal.some(({ fact, negated }) => fact === literal.fact && negated === literal.negated);
  const apart = changesAmong(
    task,
    asked.filter((literal) => !isGoal(literal)),
    count,
    budget,
  );
  return apart.sets.length > 0 || !apart.isComplete
    ? apart
    : changesAmong(task, [...asked, ...goal], count, budget);
}

function changesAmong(
  task: Task,
  literals: readonly Literal[],
  count: number,
  budget: SearchBudget,
): LackingSets {
  const init = new Set(task.init);
  const changes = new Map<string, Literal>();
  for (const { fact, negated } of literals) {
    if (init.has(fact) === negated) changes.set(changeName({ fact, negated }), { fact, negated });
  }
  const strips = compileComplete(withPreparation(task, [...changes]), budget);
  if (strips === null) return { sets: [], isComplete: true };
  const isCounted = (action: number): boolean => changes.has(strips.actionNames[action] ?? "");
  const found = enumerateSets(
    strips,
    { count: count + 1, isCounted, mostSearches: MOST_SEARCHES },
    budget,
  );
  const size = found.sets[0]?.counted.length ?? 0;
  const smallest = found.sets.filter(({ counted }) => counted.length === size);
  const isKnown = found.isComplete || smallest.length < found.sets.length;
  return {
    sets: smallest
      .slice(0, count)
      .map(({ counted }) =>
        counted.map((action) => changes.get(strips.actionNames[action] ?? "") as Literal),
      ),
    isComplete: isKnown && smallest.length <= count,
  };
}

/**
 * The task with a time before the start in which its facts can be changed, one unit each; then skills run, and cost
 * nothing. No name of a skill or fact begins with a line break, so ours cannot be taken for one.
 */
function withPreparation(task: Task, changes: readonly (readonly [string, Literal])[]): Task {
  const preparing = "\npreparing";
  const asks = (negated: boolean): Condition => ({
    kind: "fact",
    soft: false,
    fact: preparing,
    negated,
  });
  const prepare = changes.map(
    ([name, { fact, negated }]): TaskSkill => ({
      name,
      preconditions: [asks(false)],
      add: negated ? [] : [fact],
      remove: negated ? [fact] : [],
      cost: 1,
      atMostOnce: true,
    }),
  );
  const start: TaskSkill = {
    name: "\nstart",
    preconditions: [asks(false)],
    add: [],
    remove: [preparing],
    cost: 0,
    atMostOnce: true,
  };
  const skills = task.skills.map((skill) => ({
    ...skill,
    preconditions: [...skill.preconditions, asks(true)],
    cost: 0,
  }));
  return {
    init: [...task.init, preparing],
    goal: [...task.goal, asks(true)],
    skills: [...skills, ...prepare, start],
  };
}

function changeName({ fact, negated }: Literal): string {
  return `\n${negated ? "NOT " : ""}${fact}`;
}
