import type { RunEvent, UndoResult } from "../journal/run-event.ts";
import { reduceRun } from "../reduce-run.ts";
import type { RunState, StepRecord } from "../run-state.ts";
import { decideUndo } from "./decide-undo.ts";

/** What became of undoing one step, or that only a person can say what became of an attempt before this one. */
export type UndoAnswer =
  | {
      readonly result: UndoResult;
      readonly summary: string;
      readonly evidence?: Readonly<Record<string, unknown>>;
    }
  | { readonly result: "unknown"; readonly summary: string };

/** Everything that a rollback touches of the outside. */
export interface RollbackPorts {
  /** Keeps events: they are on disk, all of them or none, when this returns. */
  append(events: readonly RunEvent[], at: string): void;
  now(): string;
  /** Whether a step may be undone, before its intent is recorded; null where it may. */
  inspect(step: StepRecord, isRepeated: boolean): UndoAnswer | null;
  /** Undoes the effect of a step outside. What it throws counts as failed. */
  compensate(step: StepRecord): Promise<UndoAnswer>;
  /** Sets facts, edges and record of a step back; doing it twice changes nothing. */
  restore(state: RunState, step: StepRecord): Promise<void>;
  observe?(event: RunEvent, state: RunState): void;
}

/**
 * Undoes a run, the newest step first. It stops at the first step that cannot be undone, and says so; what was undone
 * stays undone, and another rollback goes on from there. `answers` are what a person said of an interrupted undoing.
 */
export async function runRollback(
  start: RunState,
  ports: RollbackPorts,
  answers: readonly RunEvent[] = [],
): Promise<RunState> {
  let state = start;
  const record = (...events: RunEvent[]): void => {
    const at = ports.now();
    ports.append(events, at);
    for (const event of events) {
      state = reduceRun(state, event, at);
      ports.observe?.(event, state);
    }
  };
  if (state.rollback?.result === "done") return state;
  record({ type: "rollback-started" }, ...answers);
  for (;;) {
    const effect = decideUndo(state);
    if (effect.kind === "end") {
      record({ type: "rollback-ended", result: effect.result, detail: effect.detail });
      return state;
    }
    const { step } = effect;
    const of = { step: step.number, skill: step.skill };
    if (effect.kind === "restore") {
      await ports.restore(state, step);
      record({ type: "undo-written", ...of });
      continue;
    }
    const found = ports.inspect(step, effect.isRepeated);
    if (found?.result === "unknown") {
      record({ type: "rollback-ended", result: "waiting", detail: found.summary });
      return state;
    }
    if (found === null) record({ type: "undo-started", ...of });
    const answer = found ?? (await attempt(ports, step));
    const result = answer.result === "unknown" ? "failed" : answer.result;
    record({ ...answer, type: "undo-ended", ...of, result });
  }
}

async function attempt(ports: RollbackPorts, step: StepRecord): Promise<UndoAnswer> {
  try {
    return await ports.compensate(step);
  } catch (error) {
    return { result: "failed", summary: error instanceof Error ? error.message : String(error) };
  }
}
