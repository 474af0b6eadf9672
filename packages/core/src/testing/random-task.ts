import type { Condition, Literal, Task, TaskSkill } from "../planner/task.ts";

const COSTS = [0, 0, 0.1, 0.2, 0.5, 1, 1, 2.25, 3, 10];

/** Shape of random tasks; probabilities are between 0 and 1. */
export interface RandomTaskShape {
  readonly facts: number;
  readonly skills: number;
  readonly negation: number;
  readonly removal: number;
  readonly any: number;
  readonly atMostOnce: number;
}

/**
 * A small random planning task, the same for the same seed: every feature of the planner may occur, solvable or
 * not. For comparison with `bruteForceCost`.
 */
export function randomTask(seed: number, shape: Partial<RandomTaskShape> = {}): Task {
  const random = randomNumbers(seed);
  const chance = (probability: number): boolean => random() < probability;
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const upTo = (count: number): number => Math.floor(random() * (count + 1));
  const full: RandomTaskShape = {
    facts: 3 + upTo(4),
    skills: 2 + upTo(5),
    negation: pick([0, 0.2, 0.4]),
    removal: pick([0, 0, 0.3]),
    any: pick([0, 0.2]),
    atMostOnce: pick([0, 0.5, 1]),
    ...shape,
  };
  const facts = Array.from({ length: full.facts }, (_, i) => `entity:f${i}`);
  const literal = (): Literal => ({ fact: pick(facts), negated: chance(full.negation) });
  const condition = (): Condition => {
    const soft = chance(0.1);
    if (!chance(full.any)) return { kind: "fact", soft, ...literal() };
    const alternatives = Array.from({ length: 1 + upTo(2) }, literal);
    return { kind: "any", soft, alternatives };
  };
  const skill = (index: number): TaskSkill => ({
    name: `skill-${index}`,
    preconditions: Array.from({ length: upTo(2) }, condition),
    add: Array.from({ length: 1 + upTo(1) }, () => pick(facts)),
    remove: chance(full.removal) ? [pick(facts)] : [],
    cost: pick(COSTS),
    atMostOnce: chance(full.atMostOnce),
  });
  return {
    init: facts.filter(() => chance(0.15)),
    goal: Array.from({ length: 1 + upTo(2) }, condition),
    skills: Array.from({ length: full.skills }, (_, index) => skill(index)),
  };
}

/** Uniform numbers in [0, 1) from a seed: mulberry32, in the public domain (Tommy Ettinger). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
