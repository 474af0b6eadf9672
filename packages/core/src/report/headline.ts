import type { CheckResult, GoalOutcome } from "../check/check-result.ts";
import { countFindings } from "../rules/count-findings.ts";
import { countText } from "./count-text.ts";
import { goalState } from "./goal-text.ts";
import { withoutOutcomes } from "./outcome-rules.ts";

/** `no goals`, `3 goals`, `2 of 3 goals met` where a plan is missing or breaks what is expected of it. */
export function goalCount(goals: readonly GoalOutcome[]): string {
  if (goals.length === 0) return "no goals";
  const fine = goals.filter((outcome) => goalState(outcome) === "fine").length;
  const all = countText(goals.length, "goal");
  return fine === goals.length ? all : `${fine} of ${all} met`;
}

/** The verdict in one line: a mark, then what the reader must act on, else what was looked at. */
export function headline({ lint, goals, graph, verdict }: CheckResult): string {
  const mark = verdict.ok ? "✓" : "✗";
  const { error: errors, warning: warnings } = countFindings(withoutOutcomes(lint.findings));
  const problems = [
    errors > 0 ? countText(errors, "error") : "",
    verdict.brokenGoals > 0 ? `${countText(verdict.brokenGoals, "goal")} broken` : "",
    verdict.gaveUp > 0 ? `${countText(verdict.gaveUp, "goal")} undecided` : "",
    graph.state === "stale" || graph.state === "unreadable"
      ? `graph ${graph.state === "stale" ? "out of date" : "unreadable"}`
      : "",
    warnings > 0 ? countText(warnings, "warning") : "",
  ].filter((text) => text !== "");
  if (problems.length > 0) return `${mark} ${problems.join(", ")}`;
  return `${mark} ${countText(lint.skills, "skill")}, ${goalCount(goals)}: nothing to do`;
}
