import type { Task } from "../task.ts";

/** A task whose plans all run a skill, and the fact that tells that they did. */
export interface ForcedTask extends Task {
  readonly mark: string;
}

/** The same task with only those plans that run this skill. */
export function forceSkill(task: Task, name: string): ForcedTask {
  const known = new Set(task.skills.flatMap((skill) => skill.add));
  let ran = `ran:${name}`;
  while (known.has(ran)) ran += "'";
  return {
    mark: ran,
    init: task.init.filter((fact) => fact !== ran),
    goal: [...task.goal, { kind: "fact", soft: false, fact: ran, negated: false }],
    skills: task.skills.map((skill) =>
      skill.name === name ? { ...skill, add: [...skill.add, ran] } : skill,
    ),
  };
}
