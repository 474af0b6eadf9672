import type { GoalOutcome } from "../check/check-result.ts";
import type { ExplainedStep, PlanExplanation } from "../planner/explain-plan.ts";
import type { PlanDetails } from "../planner/explanation/index.ts";
import type { PlanResult } from "../planner/plan.ts";
import { countText } from "./count-text.ts";
import { displayWidth, padColumns } from "./display-width.ts";
import { assumedFacts, goalReasons } from "./goal-text.ts";
import type { PrettyOptions } from "./pretty-findings.ts";
import { rivalText } from "./rival-text.ts";
import { toVisibleLine } from "./visible-text.ts";
import { wrapText } from "./wrap-text.ts";

/** Columns for the second column of a table, however wide the first is. */
const MINIMUM_ROOM = 40;

/** What is printed below a plan's verdict. */
export interface PrettyPlanOptions extends PrettyOptions {
  /** Null where there is no plan. */
  readonly details: PlanDetails | null;
  /** Whether it is shown what each step needs and gives, and why others are not in the plan. */
  readonly isExplained: boolean;
}

/** One plan for a terminal. */
export function prettyPlan(outcome: GoalOutcome, options: PrettyPlanOptions): string {
  const { style, details, isExplained } = options;
  const name = style(
    "heading",
    toVisibleLine(outcome.id) + (outcome.inferred ? " (inferred)" : ""),
  );
  const lines = [`${name}: ${planHeadline(outcome.plan)}`];
  for (const reason of goalReasons(outcome)) lines.push(`  ${toVisibleLine(reason)}`);
  if (outcome.plan.status === "found" && outcome.plan.steps.length > 0) {
    const explanation = isExplained ? (details?.explanation ?? null) : null;
    lines.push("", ...stepLines(outcome.plan.steps, explanation));
  }
  if (details !== null) lines.push(...detailLines(details, options));
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

function detailLines(
  { explanation, criticalPath, rivals, alternatives }: PlanDetails,
  { columns, isExplained }: PrettyPlanOptions,
): string[] {
  const lines: string[] = [];
  if (isExplained && criticalPath.steps.length < explanation.steps.length) {
    const path = criticalPath.steps.map(toVisibleLine).join(" → ");
    lines.push("", `longest chain: cost ${criticalPath.cost}, ${path}`);
  }
  if (rivals !== null && rivals.rivals.length > 0) {
    const rows = rivals.rivals.map((rival): [string, string] => [rival.skill, rivalText(rival)]);
    lines.push("", "not chosen", ...tableLines(rows, columns));
    if (rivals.more > 0) lines.push(`  and ${rivals.more} more that look cheaper`);
  }
  if (alternatives === null) return lines;
  if (alternatives.plans.length > 0) {
    const rows = alternatives.plans.map(({ cost, steps }): [string, string] => [
      `cost ${cost}`,
      steps.join(" → "),
    ]);
    if (lines.length === 0) lines.push("");
    lines.push("alternatives", ...tableLines(rows, columns));
  } else if (alternatives.isComplete && !isExplained) {
    lines.push("", "no plan with other skills reaches the goal");
  }
  if (!alternatives.isComplete) lines.push("", "there may be more alternatives: a limit struck");
  return lines;
}

/** Two columns, the second wrapped. */
function tableLines(rows: readonly (readonly [string, string])[], columns: number): string[] {
  const shown = rows.map(([name, text]) => [toVisibleLine(name), toVisibleLine(text)] as const);
  const width = shown.reduce((most, [name]) => Math.max(most, displayWidth(name)), 0);
  const room = Math.max(MINIMUM_ROOM, columns - width - 5);
  return shown.flatMap(([name, text]) =>
    wrapText(text, room).map((line, i) => `  ${padColumns(i === 0 ? name : "", width)}   ${line}`),
  );
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
