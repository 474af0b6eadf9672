// GitLab's Code Quality report: the part of Code Climate's format that it reads. It drops the whole report when two
// entries share a fingerprint, and it links a path from the repository's root.
import { placeInRepository } from "../base/place-in-repository.ts";
import type { Severity } from "../config/config.ts";
import type { Finding } from "../rules/finding.ts";
import type { LintResult } from "../rules/lint.ts";
import { countText } from "./count-text.ts";
import { formatMessage } from "./messages.ts";

const SEVERITIES: Readonly<Record<Severity, string>> = {
  error: "major",
  warning: "minor",
  info: "info",
};

/** Findings as a Code Quality report; `prefix` leads from the repository's root to the folder that was linted. */
export function lintGitlab({ findings }: LintResult, prefix = ""): string {
  const taken = new Set<string>();
  const entries = findings.map((finding) => {
    const fingerprint = uniqueFingerprint(finding.fingerprint, taken);
    taken.add(fingerprint);
    return entryOf(finding, fingerprint, prefix);
  });
  return `${JSON.stringify(entries, null, 2)}\n`;
}

function uniqueFingerprint(fingerprint: string, taken: ReadonlySet<string>): string {
  let unique = fingerprint;
  for (let n = 2; taken.has(unique); n += 1) unique = `${fingerprint}-${n}`;
  return unique;
}

function entryOf(
  finding: Finding,
  fingerprint: string,
  prefix: string,
): Readonly<Record<string, unknown>> {
  const { rule, severity, file, position, count } = finding;
  const times = count > 1 ? ` (${countText(count, "place")})` : "";
  return {
    description: formatMessage(finding) + times,
    check_name: rule,
    fingerprint,
    severity: SEVERITIES[severity],
    location: {
      // A path is required: a finding about the repository names its folder.
      path: file === null ? prefix || "." : placeInRepository(prefix, file),
      lines: { begin: position?.start.line ?? 1, end: lastLine(position) },
    },
  };
}

/** A range that ends before a line's first character does not reach into that line. */
function lastLine(position: Finding["position"]): number {
  if (position === null) return 1;
  const { start, end } = position;
  return end.line > start.line && end.column === 1 ? end.line - 1 : end.line;
}
