import { utf8Length } from "../base/utf8-length.ts";
import type { LintResult } from "../rules/lint.ts";
import { countLine } from "./count-line.ts";
import { countText } from "./count-text.ts";
import { escapeMarkdown } from "./escape-markdown.ts";
import { hiddenLines } from "./hidden-line.ts";
import { SUMMARY_BYTES } from "./job-summary.ts";
import {
  findingSection,
  ruleSection,
  type SummaryDetail,
  skippedSection,
} from "./job-summary-sections.ts";
import { formatMessage } from "./messages.ts";

/** Up to this many findings, a table of rules would only repeat the findings below it. */
const RULE_TABLE_FROM = 10;

const DETAILS: readonly SummaryDetail[] = [
  { goals: 0, findings: Number.POSITIVE_INFINITY, skipped: 1000, cell: 400 },
  { goals: 0, findings: 1000, skipped: 200, cell: 400 },
  { goals: 0, findings: 200, skipped: 20, cell: 400 },
  { goals: 0, findings: 50, skipped: 0, cell: 200 },
  { goals: 0, findings: 0, skipped: 0, cell: 60 },
];

export interface LintMarkdownOptions {
  /** The way from the repository's root to the folder that was linted: "" or `plugins/a/`. */
  readonly prefix?: string;
  /** Bytes of UTF-8; GitHub drops a job summary over 1 MiB and refuses a comment over 65,536. */
  readonly maxBytes?: number;
}

/** Findings as Markdown for a job summary or a comment. All repository text in it is inert. */
export function lintMarkdown(
  { findings, skills, skipped, hidden }: LintResult,
  { prefix = "", maxBytes = SUMMARY_BYTES }: LintMarkdownOptions = {},
): string {
  const head = `### ${countLine(findings)} in ${countText(skills, "skill")}`;
  const options = { messageOf: formatMessage, prefix, withFingerprints: true };
  for (const detail of DETAILS) {
    const sections = [
      head,
      findings.length > RULE_TABLE_FROM ? ruleSection(findings) : "",
      findingSection(findings, options, detail),
      skippedSection(skipped, options, detail),
      hiddenLines(hidden).map(escapeMarkdown).join("<br>\n"),
    ].filter((section) => section !== "");
    const text = `${sections.join("\n\n")}\n`;
    if (utf8Length(text) <= maxBytes) return text;
  }
  return `${head}\n`;
}
