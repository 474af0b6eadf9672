import { isRecord } from "../../base/is-record.ts";
import { unmetConditions } from "./check-preconditions.ts";
import { explainReferencePlan, skillsByName } from "./explain-plan.ts";
import { itemsOf, keyOf, setOf } from "./python-values.ts";

/** Gives the next line that a person typed; null when there are no more. */
export type ReadCommand = () => string | null;

/** What a dialogue about plans asks of a planner. */
export interface CritiquedPlanner {
  readonly knows: (skill: string) => boolean;
  /** A plan without these skills; empty when there is none. */
  readonly plan: (skipped: ReadonlySet<string>) => readonly string[];
  /** A plan that begins with the skill; null when the skill may not run now. */
  readonly force: (skill: string, skipped: ReadonlySet<string>) => readonly string[] | null;
}

const TOP_K = 3;

/** Shows plans to a person until one is accepted; null when the person quits or says no more. */
export function critiquePlan(
  planner: CritiquedPlanner,
  readCommand: ReadCommand,
): readonly string[] | null {
  const skipped = new Set<string>();
  let plan = planner.plan(skipped);
  for (let line = readCommand(); line !== null; line = readCommand()) {
    const [, word = "", argument = ""] = /^(\S*)\s*([\s\S]*)$/.exec(line.trim()) ?? [];
    switch (word.toLowerCase()) {
      case "a":
      case "accept":
        if (plan.length > 0) return plan;
        break;
      case "q":
      case "quit":
        return null;
      case "r":
      case "reset":
        skipped.clear();
        plan = planner.plan(skipped);
        break;
      case "s":
      case "skip":
        if (!planner.knows(argument)) break;
        skipped.add(argument);
        plan = planner.plan(skipped);
        break;
      case "f":
      case "force":
        if (planner.knows(argument)) plan = planner.force(argument, skipped) ?? plan;
        break;
    }
  }
  return null;
}

/** The reference's planner for a dialogue: a forced skill is taken whether or not it ran before (B26). */
export function referencePlanner(
  state: unknown,
  skills: unknown,
  maxDepth: number,
): CritiquedPlanner {
  const byName = skillsByName(skills);
  const without = (names: ReadonlySet<string>): readonly unknown[] =>
    itemsOf(skills).filter((skill) => !names.has(keyOf(skill, "name", null) as string));
  return {
    knows: (skill) => byName.has(skill),
    plan: (skipped) => explainReferencePlan(state, without(skipped), maxDepth, TOP_K).plan,
    force: (name, skipped) => {
      const skill = byName.get(name);
      const active = setOf(keyOf(state, "active_states", []));
      if (unmetConditions(active, keyOf(skill, "preconditions", [])).length > 0) return null;
      for (const fact of setOf(keyOf(skill, "postconditions", []))) active.add(fact);
      const after = { ...(isRecord(state) ? state : {}), active_states: [...active] };
      const others = without(new Set([...skipped, name]));
      const depth = Math.max(1, maxDepth - 1);
      return [name, ...explainReferencePlan(after, others, depth, TOP_K).plan];
    },
  };
}
