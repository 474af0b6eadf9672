import type { RelaxedLibrary } from "./relaxed-library.ts";

const NEVER = Number.POSITIVE_INFINITY;

/** Who needs and who gives each fact of a library. */
export interface FactUsers {
  readonly needing: readonly (readonly number[])[];
  readonly giving: readonly (readonly number[])[];
}

/** The skills of each fact, in the order of the library. */
export function usersOfFacts({ factCount, skills }: RelaxedLibrary): FactUsers {
  const needing: number[][] = Array.from({ length: factCount }, () => []);
  const giving: number[][] = Array.from({ length: factCount }, () => []);
  skills.forEach(({ needs, gives }, skill) => {
    for (const fact of needs) (needing[fact] as number[]).push(skill);
    for (const fact of gives) (giving[fact] as number[]).push(skill);
  });
  return { needing, giving };
}

/** Whether all `wanted` facts can be had without the skills that are `out`. One pass over the library. */
export function canReach(
  { factCount, skills }: RelaxedLibrary,
  { needing }: FactUsers,
  wanted: readonly number[],
  out: (skill: number) => boolean,
): boolean {
  const has = new Uint8Array(factCount);
  const waiting = skills.map(({ needs }) => needs.length);
  const ready = [...skills.keys()].filter((skill) => waiting[skill] === 0);
  for (let skill = ready.pop(); skill !== undefined; skill = ready.pop()) {
    if (out(skill)) continue;
    for (const fact of skills[skill]?.gives ?? []) {
      if (has[fact] === 1) continue;
      has[fact] = 1;
      for (const user of needing[fact] ?? []) {
        waiting[user] = (waiting[user] as number) - 1;
        if (waiting[user] === 0) ready.push(user);
      }
    }
  }
  return wanted.every((fact) => has[fact] === 1);
}

/** By skill: the least cost of all that must have run before it, one thing after the other; Infinity when it cannot. */
export function costsBefore(
  { factCount, skills }: RelaxedLibrary,
  { needing }: FactUsers,
  costs: ArrayLike<number>,
  out: (skill: number) => boolean,
): number[] {
  const value = new Array<number>(factCount).fill(NEVER);
  const before = skills.map(() => NEVER);
  let changed: number[] = [...skills.keys()].filter((skill) => skills[skill]?.needs.length === 0);
  while (changed.length > 0) {
    const next = new Set<number>();
    for (const skill of changed) {
      if (out(skill)) continue;
      let dearest = 0;
      for (const fact of skills[skill]?.needs ?? []) {
        dearest = Math.max(dearest, value[fact] as number);
      }
      if (dearest >= (before[skill] as number)) continue;
      before[skill] = dearest;
      for (const fact of skills[skill]?.gives ?? []) {
        if (dearest + (costs[skill] as number) >= (value[fact] as number)) continue;
        value[fact] = dearest + (costs[skill] as number);
        for (const user of needing[fact] ?? []) next.add(user);
      }
    }
    changed = [...next];
  }
  return before;
}

/**
 * By skill: the least cost of itself and of a chain of skills from it to the goal, each using what the last one
 * gave; chains through skills that would bring the total to `room` do not count. Infinity when there is none.
 */
export function costsOnwards(
  { factCount, skills, goal }: RelaxedLibrary,
  { giving }: FactUsers,
  { costs, before, room }: Onwards,
): number[] {
  const value = new Array<number>(factCount).fill(NEVER);
  const onwards = skills.map(() => NEVER);
  for (const fact of goal) value[fact] = 0;
  let changed: Set<number> = new Set(goal.flatMap((fact) => giving[fact] ?? []));
  while (changed.size > 0) {
    const next = new Set<number>();
    for (const skill of changed) {
      if (before[skill] === NEVER) continue;
      let nearest = NEVER;
      for (const fact of skills[skill]?.gives ?? []) {
        nearest = Math.min(nearest, value[fact] as number);
      }
      const total = nearest + (costs[skill] as number);
      if (total >= (onwards[skill] as number)) continue;
      onwards[skill] = total;
      if ((before[skill] as number) + total >= room) continue;
      for (const fact of skills[skill]?.needs ?? []) {
        if (total >= (value[fact] as number)) continue;
        value[fact] = total;
        for (const giver of giving[fact] ?? []) next.add(giver);
      }
    }
    changed = next;
  }
  return onwards;
}

export interface Onwards {
  readonly costs: ArrayLike<number>;
  readonly before: readonly number[];
  readonly room: number;
}
