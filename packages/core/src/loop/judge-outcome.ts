import { isRecord } from "../base/is-record.ts";
import type { PlannableSkill } from "../planner/task-from-skills.ts";
import { outcomeEffects } from "../world/outcome-effects.ts";
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
const MOST_FACTS = 1000;
const FACT_ID = /^[^\s\p{C}]{1,200}$/u;

/**
 * Reads what an executor answered. An answer that cannot be read is a failure, never a success; what a result
 * that can be read does to the facts is the world's business.
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
    return failedOutcome("new_states and remove_states take lists of ids of facts");
  }
  const outcome = { result: result as StepResult, newStates: named, removeStates: removed };
  const { add, remove } = outcomeEffects(outcome, skill.model);
  return {
    result: outcome.result,
    newStates: add,
    removeStates: remove,
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

function factsOf(value: unknown): readonly string[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > MOST_FACTS || !value.every(isFactId)) return null;
  return value;
}

/** What a condition can ask for: one word, and no condition itself. */
function isFactId(value: unknown): value is string {
  return typeof value === "string" && FACT_ID.test(value);
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= LONGEST_SUMMARY
    ? text
    : `${characters.slice(0, LONGEST_SUMMARY - 1).join("")}…`;
}
