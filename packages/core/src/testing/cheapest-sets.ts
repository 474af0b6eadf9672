import { compareText } from "../base/compare.ts";
import type { Task } from "../planner/task.ts";
import { bruteForceCost } from "./brute-force.ts";

/** The skills of a plan, sorted, and what the cheapest plan of these skills alone costs. */
export interface CheapestSet {
  readonly cost: number;
  readonly skills: readonly string[];
}

/**
 * Every set of skills that is enough for a plan and holds no other such set of no higher cost, by trying all of them:
 * cheapest first, then fewer skills, then by name. The oracle of top-k, for a handful of skills.
 */
export function cheapestSets(task: Task): CheapestSet[] {
  const names = task.skills.map(({ name }) => name).sort(compareText);
  const all: CheapestSet[] = [];
  for (let bits = 0; bits < 2 ** names.length; bits += 1) {
    const skills = names.filter((_, i) => (bits >> i) % 2 === 1);
    const cost = bruteForceCost({
      ...task,
      skills: task.skills.filter(({ name }) => skills.includes(name)),
    });
    if (cost !== null) all.push({ cost: rounded(cost), skills });
  }
  return all
    .filter(
      ({ cost, skills }) => !all.some((other) => other.cost <= cost && isInside(other, skills)),
    )
    .sort(
      (a, b) =>
        a.cost - b.cost ||
        a.skills.length - b.skills.length ||
        compareText(a.skills.join(" "), b.skills.join(" ")),
    );
}

/** Sums of decimals without the last digits of floating point. */
function rounded(cost: number): number {
  return Math.round(cost * 1e6) / 1e6;
}

function isInside(other: CheapestSet, skills: readonly string[]): boolean {
  return other.skills.length < skills.length && other.skills.every((name) => skills.includes(name));
}
