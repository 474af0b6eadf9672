import type { GoalOutcome } from "../check/check-result.ts";
import { padColumns, widest } from "./display-width.ts";
import {
  assumedFacts,
  type GoalState,
  goalMark,
  goalReasons,
  goalState,
  planText,
} from "./goal-text.ts";
import type { PrettyOptions } from "./pretty-findings.ts";
import type { StyleName } from "./style.ts";
import { toVisibleLine } from "./visible-text.ts";
import { wrapText } from "./wrap-text.ts";

const STYLES: Readonly<Record<GoalState, StyleName>> = {
  fine: "good",
  broken: "error",
  open: "warning",
};

/** Columns for steps and reasons, however wide the goals are named. */
const MINIMUM_ROOM = 40;

/** The goals as a table: mark, name, plan in numbers, then the steps or the reason. */
export function prettyGoals(
  goals: readonly GoalOutcome[],
  { style, columns }: PrettyOptions,
): string {
  const rows = goals.map((outcome) => ({
    outcome,
    name: toVisibleLine(outcome.id) + (outcome.inferred ? " (inferred)" : ""),
    plan: planText(outcome),
  }));
  const nameWidth = widest(rows.map(({ name }) => name));
  const planWidth = widest(rows.map(({ plan }) => plan));
  return rows
    .map(({ outcome, name, plan }) => {
      const state = goalState(outcome);
      const look = outcome.inferred && state === "fine" ? "quiet" : STYLES[state];
      const mark = style(look, goalMark(state, outcome.inferred));
      const head = `  ${mark} ${padColumns(name, nameWidth)}  ${padColumns(plan, planWidth)}`;
      const margin = " ".repeat(nameWidth + planWidth + 8);
      const room = Math.max(MINIMUM_ROOM, columns - margin.length);
      const details = detailLines(outcome).flatMap((line) => wrapText(line, room));
      const [first = "", ...rest] = details;
      return [`${head}  ${first}`.trimEnd(), ...rest.map((line) => margin + line)].join("\n");
    })
    .join("\n");
}

function detailLines(outcome: GoalOutcome): string[] {
  const { plan, inferred } = outcome;
  const steps = plan.status === "found" && plan.steps.length > 0 ? [stepText(plan.steps)] : [];
  const assumed = assumedFacts(outcome);
  const assumes = assumed.length > 0 && inferred ? [`assumes ${listText(assumed)}`] : [];
  return [...goalReasons(outcome), ...steps, ...assumes].map(toVisibleLine);
}

const MOST_FACTS = 5;

function listText(facts: readonly string[]): string {
  const rest = facts.length - MOST_FACTS;
  return facts.slice(0, MOST_FACTS).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

/** Up to eight steps by name; longer plans keep their ends. */
function stepText(steps: readonly string[]): string {
  if (steps.length <= 8) return steps.join(" → ");
  return [...steps.slice(0, 5), `… ${steps.length - 7} more …`, ...steps.slice(-2)].join(" → ");
}
