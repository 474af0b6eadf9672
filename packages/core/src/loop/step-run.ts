import { decideEffects, type RunEffect } from "./decide-effects.ts";
import type { RunEvent } from "./journal/run-event.ts";
import { reduceRun } from "./reduce-run.ts";
import type { RunModel } from "./run-model.ts";
import type { RunState } from "./run-state.ts";

export interface RunStep {
  readonly state: RunState;
  readonly effects: readonly RunEffect[];
}

/** The loop as a function: an event that was recorded at `at` gives the next state and what is to be done then. */
export function stepRun(
  state: RunState | null,
  event: RunEvent,
  at: string,
  model: RunModel,
): RunStep {
  const next = reduceRun(state, event, at);
  return { state: next, effects: decideEffects(next, model) };
}
