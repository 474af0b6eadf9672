import type { GoalOutcome } from "../check/check-result.ts";
import { cellCodeSpan, escapeMarkdown } from "./escape-markdown.ts";
import { assumedFacts, goalReasons } from "./goal-text.ts";
import { planHeadline } from "./pretty-plan.ts";

/** Plans as Markdown: a heading a goal, then its steps in order. Repository text is escaped. */
export function plansMarkdown(outcomes: readonly GoalOutcome[]): string {
  return outcomes.map(goalMarkdown).join("\n");
}

function goalMarkdown(outcome: GoalOutcome): string {
  const { plan, inferred } = outcome;
  const title = `### ${cellCodeSpan(outcome.id)}${inferred ? " (inferred)" : ""}: ${planHeadline(plan)}`;
  const reasons = goalReasons(outcome).map((reason) => `- ${escapeMarkdown(reason)}`);
  const steps =
    plan.status === "found" ? plan.steps.map((step, i) => `${i + 1}. ${cellCodeSpan(step)}`) : [];
  const assumed = assumedFacts(outcome);
  const assumes = assumed.length > 0 ? [`Assumes ${assumed.map(cellCodeSpan).join(", ")}.`] : [];
  return `${[[title], reasons, steps, assumes]
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n")}\n`;
}
