import { isRecord } from "../../base/is-record.ts";
import { unmetConditions } from "./check-preconditions.ts";
import { explainReferencePlan, type ReferenceExplanation, skillsByName } from "./explain-plan.ts";
import { itemsOf, keyOf, setOf } from "./python-values.ts";

/** Gives the next line that a person typed; null when there are no more. */
export type ReadCommand = () => string | null;

const TOP_K = 3;

/**
 * Shows a plan to a person until it is accepted; null when the person quits or says no more. Skips are forgotten at the
 * next step, and a forced skill is taken whether or not it ran before (B26).
 */
export function critiqueReferencePlan(
  first: ReferenceExplanation,
  state: unknown,
  skills: unknown,
  maxDepth: number,
  readCommand: ReadCommand,
): readonly string[] | null {
  const byName = skillsByName(skills);
  const skipped = new Set<string>();
  const without = (names: ReadonlySet<string>): readonly unknown[] =>
    itemsOf(skills).filter((skill) => !names.has(keyOf(skill, "name", null) as string));
  let plan = first.plan;
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
        plan = explainReferencePlan(state, skills, maxDepth, TOP_K).plan;
        break;
      case "s":
      case "skip":
        if (!byName.has(argument)) break;
        skipped.add(argument);
        plan = explainReferencePlan(state, without(skipped), maxDepth, TOP_K).plan;
        break;
      case "f":
      case "force": {
        const skill = byName.get(argument);
        if (skill === undefined) break;
        const active = setOf(keyOf(state, "active_states", []));
        if (unmetConditions(active, keyOf(skill, "preconditions", [])).length > 0) break;
        for (const fact of setOf(keyOf(skill, "postconditions", []))) active.add(fact);
        const after = { ...(isRecord(state) ? state : {}), active_states: [...active] };
        const others = without(new Set([...skipped, argument]));
        const depth = Math.max(1, maxDepth - 1);
        plan = [argument, ...explainReferencePlan(after, others, depth, TOP_K).plan];
        break;
      }
    }
  }
  return null;
}
