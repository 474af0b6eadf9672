import type { RunEvent, UndoResult } from "../../loop/journal/run-event.ts";
import type { RunState } from "../../loop/run-state.ts";
import type { PrettyOptions } from "../pretty-findings.ts";
import type { StyleName } from "../style.ts";
import { toVisibleLine } from "../visible-text.ts";
import { consideredLines } from "./considered-lines.ts";

const MARKS: Readonly<Record<string, readonly [string, StyleName]>> = {
  success: ["✓", "good"],
  partial: ["~", "warning"],
  failed: ["✗", "error"],
  skipped: ["-", "quiet"],
};

/** The lines of a run's log for an event, `state` being the run after it; none for what only the journal needs. */
export function runEventLines(
  event: RunEvent,
  state: RunState,
  options: PrettyOptions,
): readonly string[] {
  const { style } = options;
  switch (event.type) {
    case "steps-chosen": {
      if (event.steps.length === 0) return [];
      const why = REASONS[event.reason];
      const cost = event.plan.cost === null ? "" : `, cost ${event.plan.cost} to go`;
      const plan = event.plan.steps?.map(toVisibleLine).join(" → ");
      return [
        ...(why === undefined || plan === undefined
          ? []
          : [style("quiet", `${why}: ${plan}${cost}`)]),
        ...consideredLines(event, state.wave[0] ?? 0, options),
      ];
    }
    case "step-ended": {
      const step = state.steps.find(({ number }) => number === event.step);
      const [mark, name] = MARKS[event.result] ?? ["?", "warning"];
      const facts = [
        ...(step?.added ?? []).map((fact) => `+${fact}`),
        ...(step?.removed ?? []).map((fact) => `−${fact}`),
      ].map(toVisibleLine);
      const attempt = event.attempt > 1 ? `, attempt ${event.attempt}` : "";
      const summary = event.summary === "" ? "" : `: ${toVisibleLine(event.summary)}`;
      return [
        `  ${style(name, mark)} ${toVisibleLine(event.skill)} ${event.result}${attempt}${summary}`,
        ...(facts.length === 0 ? [] : [style("quiet", `      ${facts.join(" ")}`)]),
      ];
    }
    case "step-interrupted":
      return [`  ${style("warning", "!")} ${toVisibleLine(event.skill)} was interrupted`];
    case "facts-observed": {
      const facts = [
        ...event.added.map((fact) => `+${fact}`),
        ...event.removed.map((fact) => `−${fact}`),
      ];
      return [`  someone else changed the world: ${facts.map(toVisibleLine).join(" ")}`];
    }
    case "undo-ended": {
      const [mark, name] = UNDO_MARKS[event.result];
      const words = `${toVisibleLine(event.skill)} ${event.result.replaceAll("-", " ")}`;
      const summary = event.summary === "" ? "" : `: ${toVisibleLine(event.summary)}`;
      return [`  ${style(name, mark)} step ${event.step} ${words}${summary}`];
    }
    default:
      return [];
  }
}

const UNDO_MARKS: Readonly<Record<UndoResult, readonly [string, StyleName]>> = {
  undone: ["✓", "good"],
  "already-undone": ["✓", "good"],
  nothing: ["-", "quiet"],
  "undo-conflict": ["✗", "error"],
  "no-compensation": ["✗", "error"],
  failed: ["✗", "error"],
};

const REASONS: Readonly<Record<string, string>> = {
  start: "plan",
  surprise: "planned anew, since the outcome differs from what was declared",
  failure: "planned anew after the failure",
  constraint: "planned anew as you said",
};
