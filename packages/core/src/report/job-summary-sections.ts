// The parts of the job summary. Each is a whole block of Markdown, or "" when there is nothing to say.
import { compareText } from "../base/compare.ts";
import { placeInRepository } from "../base/place-in-repository.ts";
import type { CheckResult, GoalOutcome } from "../check/check-result.ts";
import type { Finding } from "../rules/finding.ts";
import type { SkippedInput } from "../skill/repository.ts";
import { countText } from "./count-text.ts";
import { cellCodeSpan, escapeMarkdown } from "./escape-markdown.ts";
import {
  assumedFacts,
  type GoalState,
  goalMark,
  goalReasons,
  goalState,
  planText,
} from "./goal-text.ts";
import { GRAPH_REMEDY, graphStateText, needsGraphBuild } from "./graph-state-text.ts";
import { goalCount } from "./headline.ts";
import { SEVERITIES, SEVERITY_WORDS, severityCount } from "./severity-text.ts";
import { cutText } from "./visible-text.ts";

export interface SummaryOptions {
  /** The message of a finding in words. */
  readonly messageOf: (finding: Finding) => string;
  /** Stands before each path, so that paths start at the repository's root: `plugins/a/`. */
  readonly prefix?: string;
  /** Address of a place for links, without angle brackets or white space; null for none. */
  readonly linkTo?: (file: string, line: number | null) => string | null;
  /** Ends each row with the finding's fingerprint in a comment that readers do not see. */
  readonly withFingerprints?: boolean;
}

/** How much a section may show. */
export interface SummaryDetail {
  readonly goals: number;
  readonly findings: number;
  readonly skipped: number;
  /** UTF-16 units of repository text in one cell. */
  readonly cell: number;
}

/** Findings that stand open; the others are folded away. */
const OPEN_FINDINGS = 10;
/** Steps or facts that one cell names. */
const LISTED_NAMES = 10;
const STATES: readonly GoalState[] = ["broken", "open", "fine"];

/** What was looked at, and what asks for nothing: the headline above it says what does. */
export function overviewLine({ lint, goals }: CheckResult): string {
  return [countText(lint.skills, "skill"), goalCount(goals), severityCount(lint.findings, "info")]
    .filter((text) => text !== "")
    .join(" · ");
}

/** Goals with their plans, broken ones first. */
export function goalSection(goals: readonly GoalOutcome[], detail: SummaryDetail): string {
  if (goals.length === 0 || detail.goals === 0) return "";
  const sorted = STATES.flatMap((state) => goals.filter((outcome) => goalState(outcome) === state));
  const rows = sorted.slice(0, detail.goals).map((outcome) => goalRow(outcome, detail));
  return table(["goal", "plan", ""], rows) + restLine(goals.length - rows.length, "goal");
}

function goalRow(outcome: GoalOutcome, { cell }: SummaryDetail): string[] {
  const state = goalState(outcome);
  const name = `${goalMark(state, outcome.inferred)} ${cellCodeSpan(cutText(outcome.id, cell))}${outcome.inferred ? " (inferred)" : ""}`;
  const { plan } = outcome;
  const way = plan.status === "found" ? codeList(plan.steps, " → ", cell) : "";
  const reasons = escapeMarkdown(cutText(goalReasons(outcome).join("; "), cell));
  const assumed = assumedFacts(outcome);
  const assumes =
    outcome.inferred && assumed.length > 0 ? `assumes ${codeList(assumed, ", ", cell)}` : "";
  return [
    name,
    planText(outcome),
    [reasons, way, assumes].filter((text) => text !== "").join("<br>"),
  ];
}

/** Code spans side by side, as many as fit into one cell. */
function codeList(names: readonly string[], separator: string, cell: number): string {
  const shown: string[] = [];
  let length = 0;
  for (const name of names) {
    length += name.length + separator.length;
    if (shown.length === LISTED_NAMES || (length > cell && shown.length > 0)) break;
    shown.push(cellCodeSpan(cutText(name, cell)));
  }
  const rest = names.length - shown.length;
  return shown.join(separator) + (rest > 0 ? `${separator}${rest} more` : "");
}

/** How the graph file differs from the skills. */
export function graphSection({ graph }: CheckResult, detail: SummaryDetail): string {
  const file = escapeMarkdown(cutText(graph.file, detail.cell));
  if (!needsGraphBuild(graph)) return "";
  return `${file} ${graphStateText(graph)}; \`${GRAPH_REMEDY}\` writes it anew.`;
}

/** Findings counted by rule, worst first. */
export function ruleSection(findings: readonly Finding[]): string {
  if (findings.length === 0) return "";
  const counts = new Map<string, { error: number; warning: number; info: number }>();
  for (const { rule, severity } of findings) {
    const entry = counts.get(rule) ?? { error: 0, warning: 0, info: 0 };
    entry[severity] += 1;
    counts.set(rule, entry);
  }
  const rows = [...counts]
    .sort(
      ([a, x], [b, y]) =>
        y.error - x.error || y.warning - x.warning || y.info - x.info || compareText(a, b),
    )
    .map(([rule, { error, warning, info }]) => [
      cellCodeSpan(rule),
      ...[error, warning, info].map((count) => (count === 0 ? "" : String(count))),
    ]);
  return table(["rule", "errors", "warnings", "notes"], rows, [":--", "--:", "--:", "--:"]);
}

/** The findings themselves, worst first; ten stand open. */
export function findingSection(
  findings: readonly Finding[],
  options: SummaryOptions,
  detail: SummaryDetail,
): string {
  if (findings.length === 0 || detail.findings === 0) return "";
  const sorted = SEVERITIES.flatMap((severity) =>
    findings.filter((finding) => finding.severity === severity),
  );
  const rows = sorted
    .slice(0, detail.findings)
    .map((finding) => findingRow(finding, options, detail));
  const head = ["", "place", "finding"];
  const open = table(head, rows.slice(0, OPEN_FINDINGS));
  const folded = rows.slice(OPEN_FINDINGS);
  const rest = restLine(findings.length - rows.length, "finding");
  const safe = findings.filter(({ fix }) => fix?.tier === "safe").length;
  const fixLine =
    safe > 0 ? `\n\n\`npx ctxfst lint --fix\` repairs ${countText(safe, "finding")}.` : "";
  if (folded.length === 0) return open + rest + fixLine;
  return `${open}\n\n${details(countText(folded.length, "more finding"), table(head, folded) + rest)}${fixLine}`;
}

function findingRow(finding: Finding, options: SummaryOptions, { cell }: SummaryDetail): string[] {
  const severity = SEVERITY_WORDS[finding.severity];
  const times = finding.count > 1 ? ` (${countText(finding.count, "place")})` : "";
  const message = escapeMarkdown(cutText(options.messageOf(finding), cell)) + times;
  const mark = options.withFingerprints ? ` <!-- ${finding.fingerprint} -->` : "";
  const rule = `${cellCodeSpan(finding.rule)}${mark}`;
  return [severity, placeOf(finding, options, cell), `${message} ${rule}`];
}

function placeOf(
  { file, position }: Finding,
  { prefix = "", linkTo }: SummaryOptions,
  cell: number,
): string {
  if (file === null) return "repository";
  const line = position?.start.line ?? null;
  const path = placeInRepository(prefix, file);
  const text = cellCodeSpan(`${cutText(path, cell)}${line === null ? "" : `:${line}`}`);
  const link = linkTo?.(path, line) ?? null;
  return link === null ? text : `[${text}](<${link}>)`;
}

/** What was not read and why, folded away. */
export function skippedSection(
  skipped: readonly SkippedInput[],
  { prefix = "" }: SummaryOptions,
  detail: SummaryDetail,
): string {
  if (skipped.length === 0) return "";
  const rows = skipped
    .slice(0, detail.skipped)
    .map(({ file, reason }) => [cellCodeSpan(cutText(`${prefix}${file}`, detail.cell)), reason]);
  const title = `${countText(skipped.length, "input")} skipped`;
  if (rows.length === 0) return title;
  return details(
    title,
    table(["file", "reason"], rows) + restLine(skipped.length - rows.length, "input"),
  );
}

function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  align?: readonly string[],
): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(align ?? head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** `title` is our own text: it stands in HTML, where Markdown escapes do not hold. */
function details(title: string, body: string): string {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}

function restLine(count: number, noun: string): string {
  return count > 0 ? `\n\nand ${countText(count, `more ${noun}`)}` : "";
}
