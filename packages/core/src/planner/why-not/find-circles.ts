import { compareText, sortedUnique } from "../../base/compare.ts";
import type { LiteralTask } from "../compile/literal-task.ts";
import type { Reachability } from "../compile/prune-task.ts";
import { pruneTask, reachableLiterals } from "../compile/prune-task.ts";
import { circlesOf, openTask } from "../open-task.ts";
import type { Circle } from "./excuse.ts";

/** Circles among what the goal waits for: nothing in them can come first. By their first fact. */
export function findCircles(task: LiteralTask, reachability: Reachability): Circle[] {
  const open = openTask(task, reachability.literals);
  const everything = reachableLiterals(open);
  const all = { ...everything, actions: everything.actions.fill(1) };
  const wanted = pruneTask(open, all);
  return circlesOf(wanted)
    .map((members) => {
      const inside = new Set(members);
      const skills = wanted.actions.flatMap(({ name, preconditions, effects }) =>
        name !== null &&
        preconditions.some((literal) => inside.has(literal)) &&
        effects.some((literal) => inside.has(literal))
          ? [name]
          : [],
      );
      const facts = members.flatMap((literal) => open.factNames[literal >> 1] ?? []);
      return { facts: sortedUnique(facts), skills: sortedUnique(skills) };
    })
    .filter(({ facts }) => facts.length > 0)
    .sort((a, b) => compareText(a.facts[0] as string, b.facts[0] as string));
}
