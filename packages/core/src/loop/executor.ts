import type { PlannableSkill } from "../planner/task-from-skills.ts";
import type { Fingerprints } from "./journal/run-event.ts";

/** What an executor is told of the step that it performs. */
export interface ExecutorCall {
  readonly run: string;
  readonly step: number;
  /** 1-based. */
  readonly attempt: number;
  readonly skill: PlannableSkill;
  readonly goal: readonly string[];
  /** Facts that hold, assumptions included. */
  readonly facts: readonly string[];
  /** The same for every attempt at this step of this run: whoever is called may know by it that it was called before. */
  readonly replayKey: string;
}

/**
 * What an executor answers. A result may come from outside (a model, a program), so it is read with `judgeOutcome` and
 * need not have its shape.
 */
export interface ExecutorResult {
  readonly result: "success" | "partial" | "failed" | "skipped";
  /** Facts that became true; absent or empty takes the skill's postconditions on success. */
  readonly new_states?: readonly string[];
  readonly remove_states?: readonly string[];
  readonly summary?: string;
  /** What speaks for the result. */
  readonly evidence?: Readonly<Record<string, unknown>>;
}

/** The step was not begun: a person is needed and none is there. */
export interface ExecutorPostponement {
  readonly result: "suspended";
  readonly question: string;
}

/** The step was not begun, and the run is to end. */
export interface ExecutorAbort {
  readonly result: "aborted";
}

export type ExecutorAnswer = ExecutorResult | ExecutorPostponement | ExecutorAbort;

/** Performs skills. Whatever it throws is a failure of the step. */
export interface Executor {
  /** As `--executor` and the journal call it. */
  readonly name: string;
  execute(call: ExecutorCall): Promise<ExecutorAnswer>;
  /** What the skill makes, before and after it runs; absent where nothing is known of that. */
  fingerprint?(skill: string): Fingerprints;
}
