import { packRows, stronglyConnected } from "../../algorithms/index.ts";
import { compareText } from "../../base/compare.ts";
import type { Skill } from "../../skill/skill.ts";
import type { SkillEdge } from "./skill-edges.ts";

/** Members of larger circles are not each tried as the start of the shortest one. */
const MOST_STARTS = 64;

/** Skills that wait for each other. */
export interface Cycle {
  /** All skills of the circle or of circles that share skills, by path. */
  readonly members: readonly Skill[];
  /** A shortest circle, from its first skill by path on; the last edge leads back to it. */
  readonly path: readonly SkillEdge[];
}

/** Every set of skills that lead to each other (strongly connected component), by path, with one shortest circle. */
export function findCycles(edges: readonly SkillEdge[]): readonly Cycle[] {
  const skills = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].sort((a, b) =>
    compareText(a.file, b.file),
  );
  const indexOf = new Map(skills.map((skill, i) => [skill, i]));
  const outgoing: SkillEdge[][] = skills.map(() => []);
  for (const edge of edges) {
    if (edge.from !== edge.to) outgoing[indexOf.get(edge.from) as number]?.push(edge);
  }
  const targets = (edge: SkillEdge): number => indexOf.get(edge.to) as number;
  for (const list of outgoing) list.sort((a, b) => targets(a) - targets(b));
  const rows = packRows(outgoing.map((list) => [...new Set(list.map(targets))]));
  return stronglyConnected(rows)
    .filter((members) => members.length > 1)
    .map((members) => members.map((i) => skills[i] as Skill))
    .sort(([a], [b]) => compareText((a as Skill).file, (b as Skill).file))
    .map((members) => {
      const inside = new Set(members);
      const next = (skill: Skill): readonly SkillEdge[] =>
        (outgoing[indexOf.get(skill) as number] ?? []).filter(({ to }) => inside.has(to));
      return { members, path: shortestCycle(members, next) };
    });
}

function shortestCycle(
  members: readonly Skill[],
  next: (skill: Skill) => readonly SkillEdge[],
): readonly SkillEdge[] {
  let best: readonly SkillEdge[] = [];
  for (const start of members.slice(0, MOST_STARTS)) {
    const path = cycleThrough(start, next);
    if (best.length === 0 || path.length < best.length) best = path;
    if (best.length === 2) break;
  }
  // Start where the first skill by path stands.
  const first = best.reduce(
    (at, { from }, i) => (compareText(from.file, (best[at] as SkillEdge).from.file) < 0 ? i : at),
    0,
  );
  return [...best.slice(first), ...best.slice(0, first)];
}

/** Breadth-first search from a skill back to itself. */
function cycleThrough(
  start: Skill,
  next: (skill: Skill) => readonly SkillEdge[],
): readonly SkillEdge[] {
  const cameBy = new Map<Skill, SkillEdge>();
  const queue = [start];
  for (const skill of queue) {
    for (const edge of next(skill)) {
      if (edge.to === start) {
        const path = [edge];
        for (let at = skill; at !== start; ) {
          const before = cameBy.get(at) as SkillEdge;
          path.unshift(before);
          at = before.from;
        }
        return path;
      }
      if (cameBy.has(edge.to)) continue;
      cameBy.set(edge.to, edge);
      queue.push(edge.to);
    }
  }
  return [];
}
