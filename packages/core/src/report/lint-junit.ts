// JUnit's XML as CI systems read it (Jenkins, GitLab, Azure, CircleCI): a suite for each file, a case for each finding.
// Errors and warnings fail. Notes are skipped cases: a failure would turn a build red for what needs no action.
import { placeInRepository } from "../base/place-in-repository.ts";
import type { Finding } from "../rules/finding.ts";
import type { LintResult } from "../rules/lint.ts";
import { countText } from "./count-text.ts";
import { escapeXml } from "./escape-xml.ts";
import { groupByFile } from "./group-by-file.ts";
import { formatHint, formatMessage } from "./messages.ts";
import { SEVERITY_WORDS } from "./severity-text.ts";

/** What stands for the file of a finding about the repository as a whole. */
const REPOSITORY = "repository";

/** Findings as a JUnit report; `prefix` leads from the repository's root to the folder that was linted. */
export function lintJunit({ findings, skills }: LintResult, prefix = ""): string {
  const groups = [...groupByFile(findings)];
  const suites =
    groups.length === 0
      ? [soundSuite(skills)]
      : groups.map(([file, group]) => fileSuite(placeInRepository(prefix, file), group));
  const totals = groups.length === 0 ? 'tests="1" failures="0"' : counts(findings);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="ctxfst" ${totals} errors="0" time="0">`,
    ...suites,
    "</testsuites>\n",
  ].join("\n");
}

/** A report without a case is an error to some readers. */
function soundSuite(skills: number): string {
  return `  <testsuite name="ctxfst" tests="1" failures="0" errors="0" skipped="0" time="0">
    <testcase name="${countText(skills, "skill")}" classname="ctxfst" time="0"/>
  </testsuite>`;
}

function fileSuite(file: string, findings: readonly Finding[]): string {
  const skipped = findings.length - failures(findings);
  const name = escapeXml(file === "" ? REPOSITORY : file);
  return [
    `  <testsuite name="${name}" ${counts(findings)} errors="0" skipped="${skipped}" time="0">`,
    ...findings.map((finding) => testCase(file, finding)),
    "  </testsuite>",
  ].join("\n");
}

function testCase(file: string, finding: Finding): string {
  const { rule, severity, position, fingerprint, count } = finding;
  const place = position === null ? "" : ` (${position.start.line}:${position.start.column})`;
  const times = count > 1 ? ` (${countText(count, "place")})` : "";
  const message = escapeXml(formatMessage(finding) + times);
  const attributes = [
    ["name", `${rule}${place}`],
    ["classname", file === "" ? REPOSITORY : file],
    ...(file === "" ? [] : [["file", file]]),
    ...(position === null ? [] : [["line", String(position.start.line)]]),
    ["time", "0"],
  ].map(([name, value = ""]) => `${name}="${escapeXml(value)}"`);
  const outcome =
    severity === "info"
      ? `<skipped message="${message}"/>`
      : `<failure message="${message}" type="${severity}">${escapeXml(details(file, finding))}</failure>`;
  return `    <testcase ${attributes.join(" ")}>
      <properties>
        <property name="rule" value="${escapeXml(rule)}"/>
        <property name="severity" value="${severity}"/>
        <property name="fingerprint" value="${escapeXml(fingerprint)}"/>
      </properties>
      ${outcome}
    </testcase>`;
}

/** What a reader opens a failed case for: place, severity, message, way out. */
function details(file: string, finding: Finding): string {
  const { severity, position } = finding;
  const line = position === null ? "" : `:${position.start.line}:${position.start.column}`;
  const { fix } = formatHint(finding);
  const place = `${file === "" ? REPOSITORY : file}${line}`;
  const head = `${place} ${SEVERITY_WORDS[severity]}: ${formatMessage(finding)}`;
  return fix === null ? head : `${head}\n${fix}`;
}

function counts(findings: readonly Finding[]): string {
  return `tests="${findings.length}" failures="${failures(findings)}"`;
}

function failures(findings: readonly Finding[]): number {
  return findings.filter(({ severity }) => severity !== "info").length;
}
