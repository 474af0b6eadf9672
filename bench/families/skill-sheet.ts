import type { Draws } from "./draws.ts";

export interface FamilySkill {
  readonly name: string;
  readonly preconditions: string[];
  readonly postconditions: string[];
  readonly cost: number;
}

/** A generated library with its question, in the format of `ctxfst plan --task`. */
export interface FamilyTask {
  readonly init: readonly string[];
  readonly goal: readonly string[];
  readonly skills: readonly FamilySkill[];
}

export interface NewSkill {
  readonly verb: string;
  readonly needs: readonly string[];
  readonly gives: readonly string[];
  readonly needsNot?: readonly string[];
  readonly takes?: readonly string[];
  /** Low, medium or high at random, if not given. */
  readonly cost?: number;
}

/** low, medium and high, in the shares 4 : 4 : 2. */
const COSTS = [1, 1, 3, 3, 10];

/** The skills of a library as they are made. Facts are named without their kind. */
export class SkillSheet {
  readonly skills: FamilySkill[] = [];
  readonly draws: Draws;

  constructor(draws: Draws) {
    this.draws = draws;
  }

  get size(): number {
    return this.skills.length;
  }

  add({ verb, needs, gives, needsNot = [], takes = [], cost }: NewSkill): FamilySkill {
    const skill = {
      name: `${verb}-${this.skills.length}`,
      preconditions: [...sortedIds(needs), ...sortedIds(needsNot).map(negated)],
      postconditions: [...sortedIds(gives), ...sortedIds(takes).map(negated)],
      cost: cost ?? this.draws.pick(COSTS),
    };
    this.skills.push(skill);
    return skill;
  }

  /** Adds skills that `make` describes until there are `count`. */
  fill(count: number, make: () => NewSkill): void {
    while (this.skills.length < count) this.add(make());
  }

  /** The finished task, of the first `count` skills in an order that says nothing. */
  task(init: readonly string[], goal: readonly string[], count: number): FamilyTask {
    const skills = this.skills.slice(0, count);
    this.draws.shuffle(skills);
    return { init: sortedIds(init), goal: sortedIds(goal), skills };
  }
}

/** The condition that a fact does not hold, as skills write it. */
export function negated(id: string): string {
  return `NOT ${id}`;
}

function sortedIds(facts: readonly string[]): string[] {
  return [...new Set(facts)].sort().map((fact) => `entity:${fact}`);
}
