// SARIF 2.1.0 as GitHub code scanning takes it. It refuses a file that is over its limits as a whole, so what does not
// fit is left out here, mildest first, and the notifications of the run say so.
// Source of the limits: GitHub's documentation, "SARIF support for code scanning".

import { compareText } from "../../base/compare.ts";
import { utf8Length } from "../../base/utf8-length.ts";
import type { Finding } from "../../rules/finding.ts";
import type { LintResult } from "../../rules/lint.ts";
import { rules } from "../../rules/registry.ts";
import { isLossless } from "../../skill/is-lossless.ts";
import type { Repository } from "../../skill/repository.ts";
import { sourceLookup } from "../../skill/source-lookup.ts";
import { countText } from "../count-text.ts";
import { hiddenLines } from "../hidden-line.ts";
import { PROJECT_LINK } from "../project-links.ts";
import { SEVERITIES } from "../severity-text.ts";
import { lineHashes } from "./line-hashes.ts";
import { fileUri } from "./sarif-place.ts";
import { type SarifContext, sarifResult } from "./sarif-result.ts";
import { sarifRule } from "./sarif-rule.ts";
import type { SarifLevel, SarifLog, SarifNotification } from "./sarif-types.ts";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
const RESULTS = 25_000;
const SHOWN_RESULTS = 5_000;
/** Bytes after compression, less than GitHub's 10 MB. */
const BYTES = 9_500_000;
const SKIPPED_INPUTS = 1_000;

export interface SarifOptions {
  readonly version: string;
  /** The way from the repository's root to the folder that was linted: "" or `plugins/a/`. */
  readonly prefix?: string;
  /** Bytes that a text takes when it is compressed for the upload; plain UTF-8 where this is not given. */
  readonly compressedBytes?: (text: string) => number;
  /** Fewer than GitHub's own limits, for tests. */
  readonly maxResults?: number;
  readonly maxBytes?: number;
}

/** How much of the findings a log holds. */
interface SarifExtent {
  readonly results: number;
  readonly withFixes: boolean;
}

/** Findings as a SARIF log, in one run. */
export function lintSarif(
  result: LintResult,
  repository: Repository,
  options: SarifOptions,
): string {
  const { maxResults = RESULTS, maxBytes = BYTES, compressedBytes = utf8Length } = options;
  const { length } = result.findings;
  let extent: SarifExtent = { results: Math.min(length, maxResults), withFixes: true };
  for (;;) {
    const log = sarifLog(result, repository, options, extent);
    const text = `${JSON.stringify(log, null, 2)}\n`;
    // What is small enough as it is need not be compressed to know.
    const isFitting = text.length * 3 <= maxBytes || compressedBytes(text) <= maxBytes;
    if (isFitting || extent.results === 0) return text;
    extent = extent.withFixes
      ? { ...extent, withFixes: false }
      : { ...extent, results: extent.results >> 1 };
  }
}

function sarifLog(
  { findings, skipped, hidden }: LintResult,
  repository: Repository,
  { version, prefix = "" }: SarifOptions,
  extent: SarifExtent,
): SarifLog {
  const kept = keepWorst(findings, extent.results);
  const reported = new Set(kept.map(({ rule }) => rule));
  const metas = rules.map(({ meta }) => meta).filter(({ id }) => reported.has(id));
  const context: SarifContext = {
    prefix,
    withFixes: extent.withFixes,
    sourceOf: sourceLookup(repository),
    lineHashOf: lineHashLookup(repository),
    ruleIndex: new Map(metas.map(({ id }, index) => [id, index])),
  };
  const notifications = [
    ...extentNotifications(findings, extent),
    ...hiddenLines(hidden).map((text) => notification("hidden", "note", text)),
    ...skippedNotifications(skipped, prefix),
  ];
  return {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "ctxfst",
            version,
            informationUri: PROJECT_LINK,
            rules: metas.map(sarifRule),
          },
        },
        // One category a linted folder: alerts of one must not close those of another.
        automationDetails: { id: `ctxfst/${prefix}` },
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: notifications }],
        columnKind: "utf16CodeUnits",
        results: kept.map((finding) => sarifResult(finding, context)),
      },
    ],
  };
}

/** The worst findings, in the order in which they came. */
function keepWorst(findings: readonly Finding[], count: number): readonly Finding[] {
  if (findings.length <= count) return findings;
  const byWorst = SEVERITIES.flatMap((severity) =>
    findings.filter((finding) => finding.severity === severity),
  );
  const kept = new Set(byWorst.slice(0, count));
  return findings.filter((finding) => kept.has(finding));
}

function lineHashLookup({ skills, texts }: Repository): SarifContext["lineHashOf"] {
  const known = new Map<string, readonly string[] | null>();
  const byFile = new Map(skills.map((skill) => [skill.file, skill.document]));
  const hashesOf = (file: string): readonly string[] | null => {
    const document = byFile.get(file);
    if (document !== undefined) return isLossless(document) ? lineHashes(document.text) : null;
    const text = texts.get(file);
    return text === undefined ? null : lineHashes(text);
  };
  return (file, line) => {
    let hashes = known.get(file);
    if (hashes === undefined) {
      hashes = hashesOf(file);
      known.set(file, hashes);
    }
    return hashes?.[line - 1] ?? null;
  };
}

function extentNotifications(
  findings: readonly Finding[],
  { results, withFixes }: SarifExtent,
): readonly SarifNotification[] {
  const notifications: SarifNotification[] = [];
  const notify = (id: string, text: string): void => {
    notifications.push(notification(id, "warning", text));
  };
  if (!withFixes && findings.some(({ fix }) => fix !== null)) {
    notify("fixes-left-out", "fixes are left out, to stay within what code scanning takes");
  }
  if (results < findings.length) {
    const left = countText(findings.length - results, "finding");
    notify(
      "results-left-out",
      `${left} of ${findings.length} left out, the mildest first, to stay within what code scanning takes; ctxfst lint --format json has all`,
    );
  }
  if (results > SHOWN_RESULTS) {
    notify("results-not-shown", `code scanning shows ${SHOWN_RESULTS} of ${results} results`);
  }
  return notifications;
}

function skippedNotifications(
  skipped: LintResult["skipped"],
  prefix: string,
): readonly SarifNotification[] {
  const sorted = [...skipped].sort((a, b) => compareText(a.file, b.file));
  const named = sorted.slice(0, SKIPPED_INPUTS).map(
    ({ file, reason }): SarifNotification => ({
      ...notification(`skipped-${reason}`, "note", `not read: ${reason}`),
      locations: [{ physicalLocation: { artifactLocation: { uri: fileUri(prefix, file) } } }],
    }),
  );
  const rest = sorted.length - named.length;
  if (rest === 0) return named;
  return [...named, notification("skipped", "note", `${countText(rest, "more input")} not read`)];
}

function notification(id: string, level: SarifLevel, text: string): SarifNotification {
  return { descriptor: { id }, level, message: { text } };
}
