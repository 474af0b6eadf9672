import type { Task, TaskSkill } from "../../planner/task.ts";

/** Stands between a skill's name and the step at which a copy of it may run; no name holds it. */
const SEPARATOR = "\u0000";

/**
 * The task in which a plan has at most `steps` steps: a counter of facts goes along, and every skill exists once for each
 * step that it can be. Skills that run at most once leave a mark that keeps their other copies away.
 */
export function limitSteps(task: Task, steps: number): Task {
  const skills = task.skills.flatMap((skill) =>
    Array.from({ length: steps }, (_, step) => copyFor(skill, step)),
  );
  return { init: [...task.init, counter(0)], goal: task.goal, skills };
}

/** The skills' own names in a plan of a task that was limited. */
export function ownNames(steps: readonly string[]): readonly string[] {
  return steps.map((name) => name.slice(0, name.indexOf(SEPARATOR)));
}

function copyFor(skill: TaskSkill, step: number): TaskSkill {
  const mark = `ran${SEPARATOR}${skill.name}`;
  const soft = false;
  return {
    name: `${skill.name}${SEPARATOR}${step}`,
    preconditions: [
      ...skill.preconditions,
      { kind: "fact", soft, fact: counter(step), negated: false },
      ...(skill.atMostOnce ? [{ kind: "fact", soft, fact: mark, negated: true } as const] : []),
    ],
    add: [...skill.add, counter(step + 1), ...(skill.atMostOnce ? [mark] : [])],
    remove: [...skill.remove, counter(step)],
    cost: skill.cost,
    atMostOnce: false,
  };
}

function counter(step: number): string {
  return `step${SEPARATOR}${step}`;
}
