import type {
  RollbackEnded,
  RollbackStarted,
  UndoDecided,
  UndoEnded,
  UndoStarted,
  UndoWritten,
} from "../journal/run-event.ts";
import type { RunState, UndoRecord } from "../run-state.ts";

export type RollbackEvent =
  | RollbackStarted
  | UndoStarted
  | UndoEnded
  | UndoDecided
  | UndoWritten
  | RollbackEnded;

/** Outcomes after which a step counts as undone outside; facts and edges come after. */
const GOOD: readonly UndoRecord["status"][] = ["undone", "already-undone", "nothing"];

/** Whether a step's effect outside is gone. */
export function isUndone(record: UndoRecord | undefined): boolean {
  return record !== undefined && GOOD.includes(record.status);
}

/** The part of `reduceRun` that undoes. A run that is rolled back is over; what stopped a rollback is tried again. */
export function reduceRollback(state: RunState, event: RollbackEvent): RunState {
  switch (event.type) {
    case "rollback-started": {
      const kept = [...state.undo].filter(
        ([, record]) => isUndone(record) || record.status === "started",
      );
      const end = state.end ?? { reason: "aborted" as const, detail: "rolled back" };
      return { ...state, end, question: null, rollback: null, undo: new Map(kept) };
    }
    case "undo-started":
      return withUndo(state, event.step, { status: "started", summary: "", isWritten: false });
    case "undo-ended":
      return withUndo(state, event.step, {
        status: event.result,
        summary: event.summary,
        isWritten: false,
      });
    case "undo-decided": {
      const status = event.decision === "done" ? "undone" : "repeat";
      return withUndo(state, event.step, { status, summary: "a person says", isWritten: false });
    }
    case "undo-written": {
      const record = state.undo.get(event.step);
      return record === undefined
        ? state
        : withUndo(state, event.step, { ...record, isWritten: true });
    }
    case "rollback-ended":
      return { ...state, rollback: { result: event.result, detail: event.detail } };
  }
}

function withUndo(state: RunState, step: number, record: UndoRecord): RunState {
  return { ...state, undo: new Map([...state.undo, [step, record]]) };
}
