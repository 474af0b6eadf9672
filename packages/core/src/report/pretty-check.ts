import type { CheckResult, GoalOutcome } from "../check/check-result.ts";
import { isOverBudget } from "../context/catalogue-use.ts";
import type { Finding } from "../rules/finding.ts";
import type { Repository, SkippedInput } from "../skill/repository.ts";
import { prettyBudgets } from "./budget-text.ts";
import { countLine, MOST_FINDINGS, ruleLine } from "./count-line.ts";
import { countText } from "./count-text.ts";
import { goalState } from "./goal-text.ts";
import { graphLine } from "./graph-state-text.ts";
import { hiddenLines } from "./hidden-line.ts";
import { withoutOutcomes } from "./outcome-rules.ts";
import { type PrettyOptions, prettyFindings } from "./pretty-findings.ts";
import { prettyGoals } from "./pretty-goals.ts";

/**
 * Skipped inputs as one line: `3 files skipped (2 git-ignored, 1 symlink-outside)`; "" for none. Second links to a
 * file are none: it is read at its own path.
 */
export function skippedLine(inputs: readonly SkippedInput[]): string {
  const skipped = inputs.filter(({ reason }) => reason !== "duplicate-link");
  if (skipped.length === 0) return "";
  const counts = new Map<string, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const reasons = [...counts].map(([reason, count]) => `${count} ${reason}`).join(", ");
  return `${countText(skipped.length, "file")} skipped (${reasons})`;
}

/** `23 skills in 3 folders`, with what was skipped. */
export function inputLine(repository: Repository): string {
  const folders = new Set(
    repository.skills.map(({ folder }) => folder.slice(0, folder.lastIndexOf("/") + 1)),
  );
  const skills =
    folders.size === 0
      ? "no SKILL.md found: run ctxfst where the skills are, or see skills: in ctxfst.yaml"
      : countText(repository.skills.length, "skill");
  const where = folders.size > 1 ? ` in ${folders.size} folders` : "";
  const vendored = repository.skills.filter(({ isVendored }) => isVendored).length;
  const others = vendored === 0 ? "" : `, ${vendored} vendored`;
  const skipped = skippedLine(repository.skipped);
  return `${skills}${where}${others}${skipped === "" ? "" : ` · ${skipped}`}`;
}

/** A summary stays readable: past these, `ctxfst plan` shows the rest. */
const MOST_INFERRED_GOALS = 20;

/**
 * The result of a check for a terminal: errors and warnings with their lines, notes counted, goals, graph. With
 * `isQuiet` only what is wrong. The caller adds exit code and time to the last line.
 */
export function prettyCheck(
  { lint, goals, graph, budgets }: CheckResult,
  repository: Repository,
  options: PrettyOptions & { readonly isQuiet: boolean },
): string {
  // What the goals' table and the graph line say is not said twice.
  const findings = withoutOutcomes(lint.findings);
  const listed = findings.filter(({ severity }) => severity !== "info");
  const parts = options.isQuiet ? [] : [inputLine(repository), ""];
  if (listed.length > 0) parts.push(prettyFindings(mostSevere(listed), repository, options));
  if (!options.isQuiet || listed.length > 0)
    parts.push(`  ${countLine(findings)}${restOf(findings)}`, ...notShown(lint, options), "");
  const goalLines = goalsPart(goals, options);
  if (goalLines.length > 0) parts.push(options.style("heading", "goals"), ...goalLines, "");
  const shownBudgets = options.isQuiet ? budgets.filter(isOverBudget) : budgets;
  if (shownBudgets.length > 0) {
    parts.push(options.style("heading", "budgets"), prettyBudgets(shownBudgets, options), "");
  }
  const graphText = graphLine(graph);
  if (graphText !== "" && !(options.isQuiet && graph.state === "fresh")) {
    parts.push(options.style("heading", "graph"), `  ${graphText}`, "");
  }
  return parts.map((part) => `${part}\n`).join("");
}

function notShown(
  { hidden }: CheckResult["lint"],
  { style, isQuiet }: PrettyOptions & { readonly isQuiet: boolean },
): readonly string[] {
  return isQuiet ? [] : hiddenLines(hidden).map((line) => `  ${style("quiet", line)}`);
}

/**
 * Errors before warnings where not all can be listed, and something of every rule before more of one; the order is
 * that of the files.
 */
function mostSevere(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map<string, number>();
  const ranked = findings.map((finding) => {
    const turn = seen.get(finding.rule) ?? 0;
    seen.set(finding.rule, turn + 1);
    return { finding, turn, class: Number(finding.severity !== "error") };
  });
  const chosen = new Set(
    ranked
      .sort((a, b) => a.class - b.class || a.turn - b.turn)
      .slice(0, MOST_FINDINGS)
      .map(({ finding }) => finding),
  );
  return findings.filter((finding) => chosen.has(finding));
}

/** What of the findings is counted and not listed. */
function restOf(findings: readonly Finding[]): string {
  const notes = findings.filter(({ severity }) => severity === "info").length;
  const listed = Math.min(findings.length - notes, MOST_FINDINGS);
  if (listed === findings.length) return "";
  return listed === findings.length - notes
    ? "; ctxfst lint lists notes"
    : `; ${listed} of them above, ctxfst lint lists all\n  ${ruleLine(findings)}`;
}

/** Inferred goals that are fine are many in a large repository; all others are always shown. */
function goalsPart(
  goals: readonly GoalOutcome[],
  options: PrettyOptions & { readonly isQuiet: boolean },
): string[] {
  const isQuiet = (outcome: GoalOutcome): boolean =>
    outcome.inferred && goalState(outcome) === "fine";
  const inferred = goals.filter(isQuiet);
  const hidden = new Set(inferred.slice(MOST_INFERRED_GOALS));
  const shown = goals.filter(
    (outcome) => !hidden.has(outcome) && (!options.isQuiet || goalState(outcome) === "broken"),
  );
  if (shown.length === 0) return [];
  const more = `  and ${countText(hidden.size, "more inferred goal")}, all reachable (ctxfst plan)`;
  return [prettyGoals(shown, options), ...(hidden.size > 0 && !options.isQuiet ? [more] : [])];
}
