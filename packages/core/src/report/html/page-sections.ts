// The parts of the page that need no script: they are complete when printed or read without one.
import type { CheckResult } from "../../check/check-result.ts";
import { countText } from "../count-text.ts";
import { goalMark } from "../goal-text.ts";
import { GRAPH_REMEDY, graphStateText, needsGraphBuild } from "../graph-state-text.ts";
import { goalCount, headline } from "../headline.ts";
import { severityCount } from "../severity-text.ts";
import { escapeHtml } from "./escape-html.ts";
import type { PageGoal, PageModel, PageNode } from "./page-model.ts";

/** The page's head: what was checked, how it came out, and what was looked at. */
export function verdictSection(check: CheckResult, title: string): string {
  const { lint, goals, verdict } = check;
  const facts = [
    countText(lint.skills, "skill"),
    goalCount(goals),
    severityCount(lint.findings, "info"),
  ].filter((text) => text !== "");
  return `<header class="${verdict.ok ? "good" : "bad"}">
<p class="title">${escapeHtml(title)}</p>
<h1>${escapeHtml(headline(check))}</h1>
<p class="facts">${facts.map((fact) => `<span>${escapeHtml(fact)}</span>`).join(" ")}</p>
</header>`;
}

/** Every goal as a button that shows its plan. */
export function goalsSection(goals: readonly PageGoal[]): string {
  if (goals.length === 0)
    return `<section><h2>Goals</h2><p class="quiet">None: no skill supplies a fact, and no config names a goal.</p></section>`;
  return `<section><h2>Goals</h2><ul class="goals">${goals.map(goalItem).join("\n")}</ul></section>`;
}

function goalItem(goal: PageGoal, i: number): string {
  const inferred = goal.inferred ? ` <span class="quiet">inferred</span>` : "";
  const way = goal.steps
    .map(({ name }) => `<span class="step">${escapeHtml(name)}</span>`)
    .join(" → ");
  const reasons = goal.reasons.map((reason) => `<span class="reason">${escapeHtml(reason)}</span>`);
  return `<li><button type="button" class="goal ${goal.state}${goal.inferred ? " inferred" : ""}" data-goal="${i}" aria-pressed="false">
<span class="mark">${goalMark(goal.state, goal.inferred)}</span>
<span><b>${escapeHtml(goal.id)}</b>${inferred}<span class="summary">${escapeHtml(goal.summary)}</span>${reasons.join("")}${way === "" ? "" : `<span class="way">${way}</span>`}</span>
</button></li>`;
}

/** How the graph file stands, and what was not read. */
export function filesSection({ graph, lint }: CheckResult): string {
  const remedy = needsGraphBuild(graph) ? ` (${GRAPH_REMEDY})` : "";
  const graphLine =
    graph.state === "absent"
      ? ""
      : `<section><h2>Graph file</h2><p><code>${escapeHtml(graph.file)}</code> ${graphStateText(graph)}${remedy}</p></section>`;
  if (lint.skipped.length === 0) return graphLine;
  const rows = lint.skipped.map(
    ({ file, reason }) =>
      `<li><code>${escapeHtml(file)}</code> <span class="quiet">${escapeHtml(reason)}</span></li>`,
  );
  return `${graphLine}<section><details><summary>${countText(rows.length, "input")} skipped</summary><ul class="plain">${rows.join("\n")}</ul></details></section>`;
}

/** What stands below the diagram: skills that are not part of it. */
export function plainSection({ plain, undrawn }: PageModel): string {
  const rest =
    undrawn === 0
      ? ""
      : `<p class="quiet">${countText(undrawn, "more skill")} with conditions ${undrawn === 1 ? "is" : "are"} not drawn; those that plans use come first.</p>`;
  if (plain.length === 0) return rest;
  const names = plain.map(
    ({ id, name }: PageNode) =>
      `<button type="button" class="name" data-node="${id}">${escapeHtml(name)}</button>`,
  );
  return `${rest}<details class="without"><summary>${countText(plain.length, "skill")} without conditions</summary><p>${names.join(" ")}</p></details>`;
}
