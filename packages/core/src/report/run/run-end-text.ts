import type { RunEndReason } from "../../loop/run-end.ts";
import type { RunState } from "../../loop/run-state.ts";
import { countText } from "../count-text.ts";
import type { PrettyOptions } from "../pretty-findings.ts";
import { toVisibleLine } from "../visible-text.ts";

const WORDS: Readonly<Record<RunEndReason, (detail: string) => string>> = {
  "goal-reached": () => "goal reached",
  "no-plan": (detail) =>
    detail === ""
      ? "no plan reaches the goal"
      : `no plan reaches the goal; nothing gives ${detail}`,
  "no-progress": (detail) => `no progress: what is left to run changes nothing (${detail})`,
  "no-candidates": () => "nothing may run",
  blocked: (detail) => `blocked: the only way on leads through ${detail}`,
  limit: (detail) => `the limit came first: ${detail}`,
  failure: (detail) => `${detail} failed`,
  aborted: () => "ended by you",
};

/** Why a run is over, or what it waits for, in one line. */
export function runEndText({ end, question }: RunState): string {
  if (end !== null) return toVisibleLine(WORDS[end.reason](end.detail));
  return question === null
    ? "under way, or its process is gone"
    : toVisibleLine(`waiting: ${question}`);
}

/** The last lines of a run's log; `resume` is the call that goes on with a run that waits. */
export function runSummary(
  state: RunState,
  resume: string | null,
  { style }: PrettyOptions,
): string {
  const done = state.steps.filter(({ status }) => status === "success").length;
  const name =
    state.end?.reason === "goal-reached" ? "good" : state.end === null ? "warning" : "error";
  const goal = state.goal.map(toVisibleLine).join(", ");
  const counts = `${countText(done, "step")} done, ${countText(state.executions, "execution")}`;
  const lines = [
    `${style(name, runEndText(state))} · ${goal} · ${counts}`,
    ...(resume === null ? [] : [style("quiet", resume)]),
  ];
  return `${lines.join("\n")}\n`;
}

/** How a rollback ended, in one line. */
export function rollbackText({ rollback, run, undo }: RunState): string {
  const undone = [...undo.values()].filter(({ isWritten }) => isWritten).length;
  if (rollback === null) return "under way, or its process is gone";
  if (rollback.result === "done") return `${run} is undone · ${countText(undone, "step")}`;
  const words = rollback.result === "waiting" ? "waiting" : "stopped, nothing older was touched";
  return toVisibleLine(`${words}: ${rollback.detail}`);
}
