// The job summary: what a reader must know first, then goals, then findings. GitHub drops a summary over 1 MiB as a
// whole, so less and less detail is tried until it fits; a table or a code span is never cut in the middle.
import { utf8Length } from "../base/utf8-length.ts";
import type { CheckResult } from "../check/check-result.ts";
import { codeSpan } from "./escape-markdown.ts";
import { headline } from "./headline.ts";
import {
  findingSection,
  goalSection,
  graphSection,
  overviewLine,
  ruleSection,
  type SummaryDetail,
  type SummaryOptions,
  skippedSection,
} from "./job-summary-sections.ts";

import { withoutOutcomes } from "./outcome-rules.ts";

/** Bytes of UTF-8, below the 1,048,576 at which the runner drops a summary. */
export const SUMMARY_BYTES = 1_000_000;

export interface JobSummaryOptions extends SummaryOptions {
  /** What stands in the last line, for example the commit; shown as code. */
  readonly footer?: readonly string[];
  readonly maxBytes?: number;
}

/** Up to this many findings, a table of rules would only repeat the findings below it. */
const RULE_TABLE_FROM = 10;

/** From everything that helps to little more than the counts. */
const DETAILS: readonly SummaryDetail[] = [
  { goals: 200, findings: 1000, skipped: 200, cell: 400 },
  { goals: 200, findings: 200, skipped: 20, cell: 400 },
  { goals: 50, findings: 50, skipped: 0, cell: 200 },
  { goals: 10, findings: 10, skipped: 0, cell: 100 },
  { goals: 0, findings: 0, skipped: 0, cell: 60 },
];

/** Writes the summary as Markdown, at most `maxBytes` of UTF-8. All repository text in it is inert. */
export function jobSummary(check: CheckResult, options: JobSummaryOptions): string {
  const { maxBytes = SUMMARY_BYTES } = options;
  for (const detail of DETAILS) {
    const text = render(check, options, detail);
    if (utf8Length(text) <= maxBytes) return text;
  }
  return `### ${headline(check)}\n`;
}

function render(check: CheckResult, options: JobSummaryOptions, detail: SummaryDetail): string {
  const { skipped } = check.lint;
  const findings = withoutOutcomes(check.lint.findings);
  const sections = [
    `### ${headline(check)}`,
    overviewLine(check),
    goalSection(check.goals, detail),
    graphSection(check, detail),
    findings.length > RULE_TABLE_FROM ? ruleSection(findings) : "",
    findingSection(findings, options, detail),
    skippedSection(skipped, options, detail),
    options.footer ? `<sub>${options.footer.map(codeSpan).join(" · ")}</sub>` : "",
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}\n`;
}
