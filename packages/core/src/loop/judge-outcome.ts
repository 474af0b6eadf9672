import { sortedUnique } from "../base/compare.ts";
import { isRecord } from "../base/is-record.ts";
import type { PlannableSkill } from "../planner/task-from-skills.ts";
import { declaredEffects } from "./declared-effects.ts";
import type { StepResult } from "./journal/run-event.ts";

/** What an execution came to, with every fact named. */
export interface StepOutcome {
  readonly result: StepResult;
  readonly newStates: readonly string[];
  readonly removeStates: readonly string[];
  readonly summary: string;
  readonly evidence: Readonly<Record<string, unknown>>;
}

const RESULTS: readonly unknown[] = ["success", "partial", "failed", "skipped"];
const LONGEST_SUMMARY = 500;

/**
 * Reads what an executor answered. Success gives the facts that it names, else the skill's postconditions; a partial
 * result only those that it names; `remove_states` always apply, and so do the removals that the skill declares once it
 * succeeded. An answer that cannot be read is a failure, never a success.
 */
export function judgeOutcome(skill: PlannableSkill, answer: unknown): StepOutcome {
  if (!isRecord(answer)) return failedOutcome("the executor answered with no result");
  const { result, new_states, remove_states, summary, evidence } = answer;
  if (!RESULTS.includes(result)) {
    return failedOutcome(`the executor answered with an unknown result: ${JSON.stringify(result)}`);
  }
  const named = factsOf(new_states);
  const removed = factsOf(remove_states);
  if (named === null || removed === null) {
    return failedOutcome("new_states and remove_states take lists of facts");
  }
  const gives = result === "success" || result === "partial";
  const declared = result === "success" ? declaredEffects(skill) : { add: [], remove: [] };
  const added = gives ? (isNamed(new_states) ? named : declared.add) : [];
  return {
    result: result as StepResult,
    newStates: sortedUnique(added),
    removeStates: sortedUnique([
      ...removed,
      ...declared.remove.filter((fact) => !added.includes(fact)),
    ]),
    summary: shortened(typeof summary === "string" ? summary : ""),
    evidence: isRecord(evidence) ? evidence : {},
  };
}

/** An execution that went wrong before it could answer. */
export function failedOutcome(
  summary: string,
  evidence: Readonly<Record<string, unknown>> = {},
): StepOutcome {
  return {
    result: "failed",
    newStates: [],
    removeStates: [],
    summary: shortened(summary),
    evidence,
  };
}

/** An empty list names none, as an absent one does. */
function isNamed(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function factsOf(value: unknown): readonly string[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || !value.every((fact) => typeof fact === "string")) return null;
  return value;
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= LONGEST_SUMMARY
    ? text
    : `${characters.slice(0, LONGEST_SUMMARY - 1).join("")}…`;
}
