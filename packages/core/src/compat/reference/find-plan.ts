import { type FactSet, unmetConditions } from "./check-preconditions.ts";
import { hashable, isTruthy, itemsOf, keyOf, listOrEmpty } from "./python-values.ts";

/** Two sets as bits: facts that hold, and skills that may not run again. */
interface Node {
  readonly steps: readonly string[];
  readonly active: bigint;
  readonly completed: bigint;
}

interface Action {
  readonly name: string;
  readonly preconditions: readonly unknown[];
  readonly effects: () => bigint;
  readonly isSpent: (completed: bigint) => boolean;
  /** What running it adds to the completed skills. */
  readonly completes: bigint;
}

/** Numbers values in the order in which they are met. */
class Numbering {
  readonly #bits = new Map<unknown, bigint>();

  bit(value: unknown): bigint {
    const known = this.#bits.get(hashable(value));
    if (known !== undefined) return known;
    const bit = 1n << BigInt(this.#bits.size);
    this.#bits.set(value, bit);
    return bit;
  }

  bits(values: readonly unknown[]): bigint {
    return values.reduce((all: bigint, value) => all | this.bit(value), 0n);
  }

  set(bits: bigint): FactSet {
    return { has: (value) => ((this.#bits.get(value) ?? 0n) & bits) !== 0n };
  }
}

/**
 * A plan of the fewest steps, whatever they cost (B14), by breadth-first search over what holds and what has run; null
 * when there is none of at most `maxDepth` steps. Irrelevant skills are tried like others (B28), skills that share a
 * name count as different ones (B16), and effects only ever add (B08).
 */
export function findReferencePlan(
  state: unknown,
  skills: unknown,
  maxDepth: number,
): readonly string[] | null {
  const goal = keyOf(state, "goal", "");
  if (!isTruthy(goal)) return null;
  const initial = itemsOf(keyOf(state, "active_states", []));
  if (new Set(initial.map(hashable)).has(goal)) return [];
  const facts = new Numbering();
  const names = new Numbering();
  const idempotent = new Map(
    itemsOf(skills).map((skill) => [
      keyOf(skill, "name", ""),
      isTruthy(keyOf(skill, "idempotent", false)),
    ]),
  );
  const actions = itemsOf(skills).flatMap((skill) => actionOf(skill, facts, names, idempotent));
  const records = itemsOf(keyOf(state, "completed_skills", []));
  const done = records
    .map((record) => keyOf(record, "skill", ""))
    .filter((name) => idempotent.get(name) !== true);
  const goalBit = facts.bit(goal);
  const start: Node = { steps: [], active: facts.bits(initial), completed: names.bits(done) };
  const queue: Node[] = [start];
  const visited = new Set([nodeKey(start)]);
  for (const node of queue) {
    if (node.steps.length >= maxDepth) continue;
    const active = facts.set(node.active);
    for (const action of actions) {
      if (action.isSpent(node.completed)) continue;
      if (unmetConditions(active, action.preconditions).length > 0) continue;
      const next: Node = {
        steps: [...node.steps, action.name],
        active: node.active | action.effects(),
        completed: node.completed | action.completes,
      };
      if ((next.active & goalBit) !== 0n) return next.steps;
      const key = nodeKey(next);
      if (visited.has(key)) continue;
      visited.add(key);
      queue.push(next);
    }
  }
  return null;
}

function actionOf(
  skill: unknown,
  facts: Numbering,
  names: Numbering,
  idempotent: ReadonlyMap<unknown, boolean>,
): readonly Action[] {
  const name = keyOf(skill, "name", "");
  if (!isTruthy(name)) return [];
  const bit = names.bit(name);
  const effects = listOrEmpty(keyOf(skill, "postconditions", []));
  const mayRepeat = idempotent.get(name) === true;
  return [
    {
      name: name as string,
      preconditions: listOrEmpty(keyOf(skill, "preconditions", [])),
      effects: () => facts.bits(effects),
      isSpent: (completed) => !mayRepeat && (completed & bit) !== 0n,
      completes: mayRepeat ? 0n : bit,
    },
  ];
}

function nodeKey({ active, completed }: Node): string {
  return `${active.toString(36)}|${completed.toString(36)}`;
}
