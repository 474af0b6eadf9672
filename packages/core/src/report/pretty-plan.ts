import type { GoalOutcome } from "../check/check-result.ts";
import type { ExplainedStep, PlanExplanation } from "../planner/explain-plan.ts";
import type { PlanResult } from "../planner/plan.ts";
import { countText } from "./count-text.ts";
import { padColumns } from "./display-width.ts";
import { assumedFacts, goalReasons } from "./goal-text.ts";
import type { PrettyOptions } from "./pretty-findings.ts";
import { toVisibleLine } from "./visible-text.ts";

/** One plan for a terminal; with an explanation, what each step needs and gives stands below it. */
export function prettyPlan(
  outcome: GoalOutcome,
  explanation: PlanExplanation | null,
  { style }: PrettyOptions,
): string {
  const name = style(
    "heading",
    toVisibleLine(outcome.id) + (outcome.inferred ? " (inferred)" : ""),
  );
  const lines = [`${name}: ${planHeadline(outcome.plan)}`];
  for (const reason of goalReasons(outcome)) lines.push(`  ${toVisibleLine(reason)}`);
  if (outcome.plan.status === "found" && outcome.plan.steps.length > 0) {
    lines.push("", ...stepLines(outcome.plan.steps, explanation));
  }
  const assumed = assumedFacts(outcome);
  if (assumed.length > 0) lines.push("", `  assumes ${assumed.map(toVisibleLine).join(", ")}`);
  return `${lines.join("\n")}\n`;
}

/** `3 steps, cost 14, cheapest possible (proved, 12 states)`. */
export function planHeadline(plan: PlanResult): string {
  if (plan.status === "unsolvable") return "unreachable";
  if (plan.status === "gave-up") return `gave up at the ${plan.limit} limit, no plan yet`;
  if (plan.steps.length === 0) return "holds already, nothing to do";
  const states = countText(plan.statistics.expanded, "state");
  const proof = plan.optimal
    ? `cheapest possible (proved, ${states})`
    : `not proved: no plan costs less than ${plan.lowerBound} (${states})`;
  return `${countText(plan.steps.length, "step")}, cost ${plan.cost}, ${proof}`;
}

function stepLines(steps: readonly string[], explanation: PlanExplanation | null): string[] {
  const numberWidth = String(steps.length).length + 2;
  const nameWidth = steps.reduce((width, step) => Math.max(width, step.length), 0);
  return steps.flatMap((step, i) => {
    const head = `${String(i + 1).padStart(numberWidth)}  ${padColumns(toVisibleLine(step), nameWidth)}`;
    const explained = explanation?.steps[i];
    if (explained === undefined) return [head.trimEnd()];
    const margin = " ".repeat(numberWidth + nameWidth + 4);
    const [first = "", ...rest] = [
      `cost ${explained.cost}`,
      ...needLines(explained),
      ...giveLines(explained),
    ];
    return [`${head}  ${first}`, ...rest.map((line) => margin + line)];
  });
}

function needLines({ needs }: ExplainedStep): string[] {
  return needs.map(
    ({ condition, from }) =>
      `needs ${toVisibleLine(condition)} (${from === null ? "given" : `from ${from}`})`,
  );
}

function giveLines({ gives }: ExplainedStep): string[] {
  return gives.map(({ fact, negated, usedBy, isGoal }) => {
    const effect = `${negated ? "removes" : "gives"} ${toVisibleLine(fact)}`;
    const users = usedBy.length > 0 ? ` → ${usedBy.join(", ")}` : "";
    return `${effect}${users}${isGoal ? "  ← goal" : ""}`;
  });
}
