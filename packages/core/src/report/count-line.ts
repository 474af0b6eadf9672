import { compareText } from "../base/compare.ts";
import type { Finding } from "../rules/finding.ts";
import { SEVERITIES, severityCount } from "./severity-text.ts";

/** A list longer than this is hard to see through: a summary shows no more, and counts by rule. */
export const MOST_FINDINGS = 50;
const MOST_RULES = 4;

/** `1 error, 2 warnings, 1 note in 4 places (1 fixable)`; says so when there is nothing. */
export function countLine(findings: readonly Finding[]): string {
  const parts = SEVERITIES.map((severity) => severityCount(findings, severity)).filter(
    (text) => text !== "",
  );
  if (parts.length === 0) return "no findings";
  const fixable = findings.filter(({ fix }) => fix?.tier === "safe").length;
  return parts.join(", ") + (fixable > 0 ? ` (${fixable} fixable)` : "");
}

/** What a long list is made of, errors and warnings: `by rule: filename-case (113), broken-link (36)`. */
export function ruleLine(findings: readonly Finding[]): string {
  const counts = new Map<string, number>();
  for (const { rule, severity } of findings) {
    if (severity !== "info") counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || compareText(a, b));
  const shown = sorted.slice(0, MOST_RULES).map(([rule, count]) => `${rule} (${count})`);
  return `by rule: ${[...shown, ...(sorted.length > MOST_RULES ? ["…"] : [])].join(", ")}`;
}

/** The end of a list of findings: their count, and where errors and warnings are many, what they are made of. */
export function lintSummary(findings: readonly Finding[]): string {
  const serious = findings.filter(({ severity }) => severity !== "info");
  const count = countLine(findings);
  return serious.length > MOST_FINDINGS ? `${count}\n${ruleLine(serious)}` : count;
}
