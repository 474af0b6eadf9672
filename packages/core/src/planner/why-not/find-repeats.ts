import type { PlanResult } from "../plan.ts";
import type { Task } from "../task.ts";

/**
 * Skills that are enough for a plan if they might run more than once, as few as leaving out one after the other gives;
 * none when repeating does not help. `plan` must not take long.
 */
export function findRepeats(task: Task, plan: (task: Task) => PlanResult): string[] {
  const once = task.skills.filter(({ atMostOnce }) => atMostOnce).map(({ name }) => name);
  if (once.length === 0) return [];
  const all = plan(allowing(task, new Set(once)));
  if (all.status !== "found") return [];
  let needed = repeatedIn(all.steps);
  if (plan(allowing(task, new Set(needed))).status !== "found") return [];
  for (const name of [...needed]) {
    const fewer = needed.filter((other) => other !== name);
    if (plan(allowing(task, new Set(fewer))).status === "found") needed = fewer;
  }
  return needed;
}

function allowing(task: Task, names: ReadonlySet<string>): Task {
  const skills = task.skills.map((skill) =>
    names.has(skill.name) ? { ...skill, atMostOnce: false } : skill,
  );
  return { ...task, skills };
}

function repeatedIn(steps: readonly string[]): string[] {
  return [...new Set(steps.filter((name, i) => steps.indexOf(name) !== i))].sort();
}
