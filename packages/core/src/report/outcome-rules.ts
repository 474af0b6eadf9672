import type { Finding } from "../rules/finding.ts";

/** Rules about goals and the graph file as a whole. Reports that show both in a place of their own need not list them again. */
const OUTCOME_RULES = new Set([
  "goal-unreachable",
  "goal-expectation",
  "graph-drift",
  "graph-unreadable",
]);

/** The findings about files: everything but what goals and the graph file say for themselves. */
export function withoutOutcomes(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ rule }) => !OUTCOME_RULES.has(rule));
}
