import type { Condition, Literal, Task, TaskSkill } from "../task.ts";

/** A skill when nothing is ever lost. Facts are numbered; what holds at the start is left out. */
export interface RelaxedSkill {
  /** Null for a step of an `any` condition, which is free. */
  readonly name: string | null;
  readonly needs: readonly number[];
  readonly gives: readonly number[];
  readonly cost: number;
}

/** The delete relaxation of a task, read for checking certificates. Shares no code with compiler or search. */
export interface RelaxedLibrary {
  readonly factCount: number;
  readonly goal: readonly number[];
  readonly skills: readonly RelaxedSkill[];
}

/** Skills that can never run are left out. Costs become whole numbers of units, `scale` of them in 1; null where a cost is not one. */
export function relaxLibrary(task: Task, scale: number): RelaxedLibrary | null {
  const facts = new Facts(task.init);
  const goal = facts.conditions(task.goal);
  const skills: RelaxedSkill[] = [];
  for (const skill of task.skills) {
    const cost = Math.round(skill.cost * scale);
    if (Math.abs(cost / scale - skill.cost) > 1e-12 * skill.cost) return null;
    if (isContradictory(skill.preconditions)) continue;
    const needs = facts.conditions(skill.preconditions);
    const gives = facts.effects(skill).filter((fact) => !needs.includes(fact));
    skills.push({ name: skill.name, needs, gives, cost });
  }
  return { factCount: facts.count, goal, skills: [...skills, ...facts.steps] };
}

/** Whether a fact must both hold and not hold: such a skill never runs. */
function isContradictory(conditions: readonly Condition[]): boolean {
  const literals = conditions.filter(({ soft }) => !soft).flatMap(onlyLiteral);
  return literals.some(({ fact, negated }) =>
    literals.some((other) => other.fact === fact && other.negated !== negated),
  );
}

/** What a condition comes down to where it has but one alternative. */
function onlyLiteral(condition: Condition): Literal[] {
  if (condition.kind === "fact") return [condition];
  const [first] = condition.alternatives;
  const isOne = condition.alternatives.every(
    ({ fact, negated }) => fact === first?.fact && negated === first.negated,
  );
  return first !== undefined && isOne ? [first] : [];
}

class Facts {
  /** Free steps from an alternative of an `any` to its fact. */
  readonly steps: RelaxedSkill[] = [];
  readonly #start: ReadonlySet<string>;
  readonly #numbers = new Map<string, number>();

  constructor(start: readonly string[]) {
    this.#start = new Set(start);
  }

  get count(): number {
    return this.#numbers.size;
  }

  conditions(conditions: readonly Condition[]): number[] {
    const numbers = new Set<number>();
    for (const condition of conditions) {
      if (condition.soft) continue;
      const literals = condition.kind === "fact" ? [condition] : condition.alternatives;
      if (!literals.some((literal) => this.#holdsAtStart(literal)))
        numbers.add(this.#any(literals));
    }
    return [...numbers];
  }

  effects({ add, remove }: TaskSkill): number[] {
    const added = new Set(add);
    const literals = [
      ...[...added].map((fact) => ({ fact, negated: false })),
      ...remove.filter((fact) => !added.has(fact)).map((fact) => ({ fact, negated: true })),
    ];
    const gained = literals.filter((literal) => !this.#holdsAtStart(literal));
    return [...new Set(gained.map((literal) => this.#literal(literal)))];
  }

  #holdsAtStart({ fact, negated }: Literal): boolean {
    return this.#start.has(fact) !== negated;
  }

  #literal({ fact, negated }: Literal): number {
    return this.#number(`${negated ? "-" : "+"}${fact}`);
  }

  #any(literals: readonly Literal[]): number {
    const alternatives = [...new Set(literals.map((literal) => this.#literal(literal)))].sort();
    if (alternatives.length === 1) return alternatives[0] as number;
    const key = `any ${alternatives.join(" ")}`;
    const isNew = !this.#numbers.has(key);
    const fact = this.#number(key);
    if (isNew) {
      for (const alternative of alternatives) {
        this.steps.push({ name: null, needs: [alternative], gives: [fact], cost: 0 });
      }
    }
    return fact;
  }

  #number(key: string): number {
    const number = this.#numbers.get(key) ?? this.#numbers.size;
    this.#numbers.set(key, number);
    return number;
  }
}
