import type { Repository } from "../skill/repository.ts";
import type { Skill } from "../skill/skill.ts";

/** In so many skills the same thing is a habit or the work of a generator, not a slip: one note for all of them. */
const HABIT = 20;

/** Tells whether so many skills of a repository show a trait that it is how things are done there. */
export type IsHabit = (repository: Repository, trait: string) => boolean;

/** `traitsOf` names what a skill shows; every repository is counted once. */
export function countHabits(
  traitsOf: (skill: Skill, repository: Repository) => Iterable<string>,
): IsHabit {
  const counted = new WeakMap<Repository, ReadonlyMap<string, number>>();
  const countIn = (repository: Repository): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const skill of repository.skills) {
      for (const trait of new Set(traitsOf(skill, repository))) {
        counts.set(trait, (counts.get(trait) ?? 0) + 1);
      }
    }
    return counts;
  };
  return (repository, trait) => {
    const counts = counted.get(repository) ?? countIn(repository);
    counted.set(repository, counts);
    return (counts.get(trait) ?? 0) >= HABIT;
  };
}
