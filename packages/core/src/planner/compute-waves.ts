import { factsOf } from "../skill/literals-of.ts";
import type { Task, TaskSkill } from "./task.ts";

/**
 * Groups the steps of a valid plan into waves: steps of a wave may run side by side or in any order, each wave
 * after the one before. A step goes into the earliest wave after every earlier step that it depends on, that
 * changes what it asks for, or that must not see its effects. Names of a wave keep plan order.
 */
export function computeWaves(task: Task, steps: readonly string[]): string[][] {
  const skills = new Map(task.skills.map((skill) => [skill.name, footprintOf(skill)]));
  const waves: string[][] = [];
  /** By fact: the latest wave that changes it, and the latest that asks for it. */
  const changed = new Map<string, number>();
  const asked = new Map<string, number>();
  const ran = new Map<string, number>();
  for (const name of steps) {
    const footprint = skills.get(name) ?? { asks: [], changes: [] };
    let after = ran.get(name) ?? -1;
    for (const fact of footprint.asks) after = Math.max(after, changed.get(fact) ?? -1);
    for (const fact of footprint.changes) {
      after = Math.max(after, asked.get(fact) ?? -1, changed.get(fact) ?? -1);
    }
    const wave = after + 1;
    const members = waves[wave];
    if (members === undefined) waves.push([name]);
    else members.push(name);
    ran.set(name, wave);
    for (const fact of footprint.asks) asked.set(fact, Math.max(asked.get(fact) ?? -1, wave));
    for (const fact of footprint.changes)
      changed.set(fact, Math.max(changed.get(fact) ?? -1, wave));
  }
  return waves;
}

interface Footprint {
  readonly asks: readonly string[];
  readonly changes: readonly string[];
}

function footprintOf(skill: TaskSkill): Footprint {
  return {
    asks: skill.preconditions.filter((condition) => !condition.soft).flatMap(factsOf),
    changes: [...skill.remove, ...skill.add],
  };
}
