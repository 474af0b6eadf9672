import { factsOf } from "../skill/literals-of.ts";
import type { Task, TaskSkill } from "./task.ts";

/**
 * By step of a valid plan (0-based): the earlier steps that it must wait for, without those that it waits for through
 * others. A step waits for one that changes what it asks for or changes, that asks for what it changes, or that runs
 * the same skill: what is left free to run side by side is what `computeWaves` puts into one wave.
 */
export function stepDependencies(task: Task, steps: readonly string[]): number[][] {
  const skills = new Map(task.skills.map((skill) => [skill.name, skill]));
  const asks = steps.map((name) => new Set(asked(skills.get(name))));
  const changes = steps.map((name) => new Set(changed(skills.get(name))));
  /** By step: everything that it waits for, directly or not. */
  const before: Set<number>[] = [];
  return steps.map((name, i) => {
    const all = new Set<number>();
    const direct: number[] = [];
    for (let j = i - 1; j >= 0; j -= 1) {
      if (all.has(j)) continue;
      const mustWait =
        steps[j] === name ||
        meet(changes[j], asks[i]) ||
        meet(changes[j], changes[i]) ||
        meet(asks[j], changes[i]);
      if (!mustWait) continue;
      direct.unshift(j);
      all.add(j);
      for (const other of before[j] as Set<number>) all.add(other);
    }
    before.push(all);
    return direct;
  });
}

function asked(skill: TaskSkill | undefined): string[] {
  return (skill?.preconditions ?? []).filter(({ soft }) => !soft).flatMap(factsOf);
}

function changed(skill: TaskSkill | undefined): string[] {
  return [...(skill?.remove ?? []), ...(skill?.add ?? [])];
}

function meet(
  one: ReadonlySet<string> | undefined,
  other: ReadonlySet<string> | undefined,
): boolean {
  for (const fact of one ?? []) if (other?.has(fact) === true) return true;
  return false;
}
