import { costsBefore, costsOnwards, type FactUsers, usersOfFacts } from "./relaxed-distances.ts";
import type { RelaxedLibrary, RelaxedSkill } from "./relaxed-library.ts";

/** By skill of the library: what is known of plans below a bound. */
export interface Distances {
  readonly before: readonly number[];
  readonly onwards: readonly number[];
}

/** A library with the certificate's numbers for its skills. */
export class CertifiedLibrary {
  readonly library: RelaxedLibrary;
  readonly users: FactUsers;
  readonly #names: readonly string[];
  readonly #positions: ReadonlyMap<string | null, number>;

  constructor(library: RelaxedLibrary, names: readonly string[]) {
    this.library = library;
    this.users = usersOfFacts(library);
    this.#names = names;
    this.#positions = new Map(library.skills.map(({ name }, position) => [name, position]));
  }

  /** Position in the library of a skill of the certificate; -1 when it is not there (any more). */
  positionOf(index: number): number {
    const name = this.#names[index];
    return name === undefined ? -1 : (this.#positions.get(name) ?? -1);
  }

  skillAt(position: number): RelaxedSkill {
    return this.library.skills[position] as RelaxedSkill;
  }

  without(out: (position: number) => boolean): CertifiedLibrary {
    const skills = this.library.skills.filter((_, position) => !out(position));
    return new CertifiedLibrary({ ...this.library, skills }, this.#names);
  }

  costs(): number[] {
    return this.library.skills.map(({ cost }) => cost);
  }

  distances(costs: readonly number[], out: (position: number) => boolean, room: number): Distances {
    const before = costsBefore(this.library, this.users, costs, out);
    const onwards = costsOnwards(this.library, this.users, { costs, before, room });
    return { before, onwards };
  }

  /** Without what cannot run and what leads nowhere: neither is in any plan without waste. */
  pruned(): CertifiedLibrary {
    const { before, onwards } = this.distances(this.costs(), () => false, Number.POSITIVE_INFINITY);
    return this.without(
      (position) => !Number.isFinite(before[position]) || !Number.isFinite(onwards[position]),
    );
  }

  /** Whether `by` asks for no more, gives all that anybody asks for, and costs no more: it can take the other's place. */
  isDominated(skill: number, by: number): boolean {
    if (by < 0 || skill === by) return false;
    const one = this.skillAt(skill);
    const other = this.skillAt(by);
    const isAsked = (fact: number): boolean =>
      this.library.goal.includes(fact) || (this.users.needing[fact] ?? []).length > 0;
    return (
      other.cost <= one.cost &&
      other.needs.every((fact) => one.needs.includes(fact)) &&
      one.gives.every((fact) => other.gives.includes(fact) || !isAsked(fact))
    );
  }
}
