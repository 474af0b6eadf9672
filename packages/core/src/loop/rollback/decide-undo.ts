import type { RunState, StepRecord } from "../run-state.ts";
import { isUndone } from "./reduce-rollback.ts";

/** What a rollback asks for next. */
export type UndoEffect =
  /** `isRepeated`: it was begun before, and nobody knows how that ended. */
  | { readonly kind: "compensate"; readonly step: StepRecord; readonly isRepeated: boolean }
  | { readonly kind: "restore"; readonly step: StepRecord }
  | {
      readonly kind: "end";
      readonly result: "done" | "stopped";
      readonly detail: string;
    };

/** The next thing to do in a rollback: newest step first, each effect undone before facts and edges are set back. */
export function decideUndo({ steps, undo }: RunState): UndoEffect {
  for (const step of [...steps].reverse()) {
    if (step.status === "chosen" || step.status === "skipped") continue;
    const record = undo.get(step.number);
    if (record === undefined || record.status === "repeat") {
      return { kind: "compensate", step, isRepeated: false };
    }
    if (record.status === "started") return { kind: "compensate", step, isRepeated: true };
    if (!isUndone(record)) {
      const detail = `step ${step.number}, ${step.skill}: ${record.summary}`;
      return { kind: "end", result: "stopped", detail };
    }
    if (!record.isWritten) return { kind: "restore", step };
  }
  return { kind: "end", result: "done", detail: "" };
}
