import type { RunState } from "../../loop/run-state.ts";
import { padColumns, widest } from "../display-width.ts";
import type { PrettyOptions } from "../pretty-findings.ts";
import { toVisibleLine } from "../visible-text.ts";
import { rollbackText, runEndText } from "./run-end-text.ts";

/** A run in a list; `state` is null for a journal that cannot be read, `problem` then says why. */
export interface ListedRun {
  readonly run: string;
  readonly state: RunState | null;
  readonly problem: string | null;
}

/** Runs for a terminal, one a line, the latest first. */
export function prettyRuns(runs: readonly ListedRun[], { style }: PrettyOptions): string {
  if (runs.length === 0) return "no run is recorded here\n";
  const rows = [...runs].reverse().map(({ run, state, problem }) => {
    if (state === null)
      return { cells: [run, "", ""], words: style("error", toVisibleLine(problem ?? "")) };
    const done = state.steps.filter(({ status }) => status === "success").length;
    const words = state.rollback?.result === "done" ? "undone" : runEndText(state);
    return {
      cells: [run, state.executor, `${done}/${state.steps.length}`],
      words: `${state.goal.map(toVisibleLine).join(", ")} · ${words}`,
    };
  });
  const widths = [0, 1, 2].map((i) => widest(rows.map(({ cells }) => cells[i] as string)));
  return rows
    .map(({ cells, words }) => {
      const padded = cells.map((cell, i) => padColumns(cell, widths[i] as number)).join("  ");
      return `${padded}  ${words}\n`;
    })
    .join("");
}

/** One run for a terminal: what it was for, each step with its outcome, and how it stands. */
export function prettyRun(state: RunState, { style }: PrettyOptions): string {
  const goal = state.goal.map(toVisibleLine).join(", ");
  const { strategy, jobs, on_failure } = state.options;
  const lines = [
    `${style("heading", state.run)} to ${goal} · ${state.executor}, ${strategy}, jobs ${jobs}, on failure ${on_failure}`,
    `began ${state.startedAt} with ${state.startFacts.map(toVisibleLine).join(", ") || "no facts"}`,
    ...state.steps.map((step) => {
      const attempts = step.attempt > 1 ? ` (${step.attempt} attempts)` : "";
      const undo = state.undo.get(step.number);
      const undone = undo === undefined ? "" : ` · ${undo.status}`;
      const summary = step.summary === "" ? "" : `: ${toVisibleLine(step.summary)}`;
      const facts = [
        ...step.added.map((fact) => ` +${fact}`),
        ...step.removed.map((fact) => ` −${fact}`),
      ];
      return `  ${step.number} ${toVisibleLine(step.skill)} ${step.status}${attempts}${undone}${summary}${style("quiet", facts.map(toVisibleLine).join(""))}`;
    }),
    runEndText(state),
    ...(state.rollback === null ? [] : [rollbackText(state)]),
  ];
  return `${lines.join("\n")}\n`;
}
