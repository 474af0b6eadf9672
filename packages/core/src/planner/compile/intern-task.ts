import { compareText } from "../../base/compare.ts";
import type { Condition, Literal, Task, TaskSkill } from "../task.ts";
import { complement, holdsAtStart, type LiteralAction, type LiteralTask } from "./literal-task.ts";
import { costScale, toUnits } from "./scale-costs.ts";

/** Skills between two looks at the clock. */
const WATCH_STRIDE = 1024;

/**
 * Numbers the facts of a task and turns its conditions into conjunctions of literals. Soft conditions are left
 * out. `any` becomes an auxiliary fact that free auxiliary actions supply from each alternative and that every
 * effect against an alternative takes away again: this keeps costs, works with NOT and removals, and grows with
 * the number of alternatives, where writing out the combinations would multiply.
 */
export function internTask(task: Task, watch: () => void = () => {}): LiteralTask {
  const names = new Interner();
  for (const fact of [...task.init].sort(compareText)) names.index(fact);
  const initial = names.size;
  const skills = [...task.skills].sort((a, b) => compareText(a.name, b.name));
  watch();
  const scale = costScale(skills.map((skill) => skill.cost));
  const anyOf = new AnyFacts(names);
  const goal = anyOf.conjunction(task.goal);
  const actions = skills.map((skill, i) => {
    if (i % WATCH_STRIDE === 0) watch();
    return internSkill(skill, names, anyOf, scale);
  });
  const init = new Uint8Array(names.size);
  init.fill(1, 0, initial);
  anyOf.markInitial(init);
  const usable = actions.filter((action) => !isContradictory(action.preconditions));
  return {
    factNames: names.names,
    init,
    goal,
    actions: [...usable.map((action) => anyOf.withLosses(action)), ...anyOf.actions()],
    costScale: scale,
  };
}

function internSkill(
  skill: TaskSkill,
  names: Interner,
  anyOf: AnyFacts,
  scale: number,
): LiteralAction {
  const added = new Set(skill.add.map((fact) => 2 * names.index(fact)));
  const removed = skill.remove.map((fact) => 2 * names.index(fact) + 1);
  return {
    name: skill.name,
    preconditions: anyOf.conjunction(skill.preconditions),
    effects: unique([...added, ...removed.filter((literal) => !added.has(complement(literal)))]),
    cost: toUnits(skill.cost, scale),
    atMostOnce: skill.atMostOnce,
  };
}

class Interner {
  readonly names: (string | null)[] = [];
  readonly #indices = new Map<string, number>();

  get size(): number {
    return this.names.length;
  }

  index(name: string): number {
    let index = this.#indices.get(name);
    if (index === undefined) {
      index = this.names.length;
      this.#indices.set(name, index);
      this.names.push(name);
    }
    return index;
  }

  /** A fact of the compiler's own: it has no name, so nothing that a user can write leads to it. */
  auxiliary(): number {
    return this.names.push(null) - 1;
  }

  literal(literal: Literal): number {
    return 2 * this.index(literal.fact) + (literal.negated ? 1 : 0);
  }
}

/** The auxiliary facts of `any` conditions, one for each set of alternatives. */
class AnyFacts {
  readonly #names: Interner;
  readonly #facts = new Map<string, number>();
  readonly #alternatives = new Map<number, readonly number[]>();
  readonly #losses = new Map<number, number[]>();

  constructor(names: Interner) {
    this.#names = names;
  }

  conjunction(conditions: readonly Condition[]): number[] {
    const hard = conditions.filter((condition) => !condition.soft);
    return unique(hard.map((condition) => this.#literal(condition)));
  }

  #literal(condition: Condition): number {
    if (condition.kind === "fact") return this.#names.literal(condition);
    const alternatives = unique(condition.alternatives.map((item) => this.#names.literal(item)));
    if (alternatives.length === 1) return alternatives[0] as number;
    const key = alternatives.join(" ");
    const known = this.#facts.get(key);
    if (known !== undefined) return 2 * known;
    const fact = this.#names.auxiliary();
    this.#facts.set(key, fact);
    this.#alternatives.set(fact, alternatives);
    for (const literal of alternatives) {
      const losses = this.#losses.get(complement(literal));
      if (losses === undefined) this.#losses.set(complement(literal), [2 * fact + 1]);
      else losses.push(2 * fact + 1);
    }
    return 2 * fact;
  }

  markInitial(init: Uint8Array): void {
    for (const [fact, alternatives] of this.#alternatives) {
      if (alternatives.some((literal) => holdsAtStart(init, literal))) init[fact] = 1;
    }
  }

  withLosses(action: LiteralAction): LiteralAction {
    if (this.#losses.size === 0) return action;
    const lost = action.effects.flatMap((literal) => this.#losses.get(literal) ?? []);
    return lost.length === 0
      ? action
      : { ...action, effects: unique([...action.effects, ...lost]) };
  }

  actions(): LiteralAction[] {
    return [...this.#alternatives].flatMap(([fact, alternatives]) =>
      alternatives.map((literal) => ({
        name: null,
        preconditions: [literal],
        effects: [2 * fact],
        cost: 0,
        atMostOnce: false,
      })),
    );
  }
}

function unique(literals: readonly number[]): number[] {
  return [...new Set(literals)].sort((a, b) => a - b);
}

function isContradictory(sorted: readonly number[]): boolean {
  return sorted.some((literal, i) => i > 0 && sorted[i - 1] === complement(literal));
}
