import type { PositionRange, TextRange } from "../base/text-range.ts";
import { countFindings } from "../rules/count-findings.ts";
import type { Finding } from "../rules/finding.ts";
import type { LintResult } from "../rules/lint.ts";
import type { Repository } from "../skill/repository.ts";
import { sourceLookup } from "../skill/source-lookup.ts";
import { hiddenCounts } from "./hidden-line.ts";
import { formatMessage } from "./messages.ts";

/** The document of `lint --format json` (report schema). Lines and columns are 1-based, columns in code points. */
export function lintJson(
  { skills, findings, skipped, hidden }: LintResult,
  repository: Repository,
): Readonly<Record<string, unknown>> {
  const positionsOf = positionLookup(repository);
  const { error: errors, warning: warnings, info: infos } = countFindings(findings);
  const vendored = repository.skills.filter(({ isVendored }) => isVendored).length;
  return {
    version: 1,
    summary: {
      skills,
      errors,
      warnings,
      infos,
      ...(vendored > 0 ? { vendored } : {}),
      ...hiddenCounts(hidden),
    },
    findings: findings.map((finding) => findingJson(finding, positionsOf)),
    skipped: skipped.map(({ file, reason }) => ({ file, reason })),
  };
}

type PositionLookup = (file: string, range: TextRange | null) => PositionRange | null;

function findingJson(
  finding: Finding,
  positionsOf: PositionLookup,
): Readonly<Record<string, unknown>> {
  const { rule, severity, args, file, position, hosts, related, fix, fingerprint, count } = finding;
  return {
    rule,
    severity,
    message: formatMessage(finding),
    args,
    file,
    range: position,
    hosts,
    related: related.map((place) => ({
      file: place.file,
      range: positionsOf(place.file, place.range),
    })),
    fix:
      fix === null
        ? null
        : {
            tier: fix.tier,
            edits: fix.edits.flatMap(({ range, text }) => {
              const place = file === null ? null : positionsOf(file, range);
              return place === null ? [] : [{ range: place, text }];
            }),
            ...(fix.rename === undefined ? {} : { rename: fix.rename }),
          },
    fingerprint,
    count,
  };
}

function positionLookup(repository: Repository): PositionLookup {
  const sourceOf = sourceLookup(repository);
  return (file, range) =>
    range === null ? null : (sourceOf(file)?.lines.positionsOf(range) ?? null);
}
