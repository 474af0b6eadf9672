import { canonicalJson } from "../base/canonical-json.ts";
import { compareText, sortedUnique } from "../base/compare.ts";
import type { Severity } from "../config/config.ts";
import type { Repository } from "../skill/repository.ts";
import { sourceLookup } from "../skill/source-lookup.ts";
import type { Finding, RuleReport } from "./finding.ts";
import { fingerprintOf, reportedText } from "./fingerprint.ts";

/** A report whose rule and severity are settled. */
export interface SettledReport {
  readonly rule: string;
  readonly severity: Severity;
  readonly report: RuleReport;
}

/** Turns reports into findings: sorted by file (none last), place and rule, with positions and fingerprints. */
export function stampReports(
  reports: readonly SettledReport[],
  repository: Repository,
): readonly Finding[] {
  const sources = sourceLookup(repository);
  const repeats = new Map<string, number>();
  return [...reports].sort(compareReports).map(({ rule, severity, report }) => {
    const { args, file, range, hosts = [], related = [] } = report;
    const source = file === null ? null : sources(file);
    const shown =
      source === null || range === null ? canonicalJson(args) : reportedText(source.text, range);
    const key = `${rule}\0${file ?? ""}\0${shown}`;
    const repeat = repeats.get(key) ?? 0;
    repeats.set(key, repeat + 1);
    return {
      rule,
      severity,
      args,
      file,
      range: source === null ? null : range,
      position: source === null || range === null ? null : source.lines.positionsOf(range),
      hosts: sortedUnique(hosts),
      related,
      fix: fixOf(report, severity),
      fingerprint: fingerprintOf(rule, file ?? "", shown, repeat),
      count: 1,
    };
  });
}

/** Where nothing is wrong, as with an info, a rewrite is only offered: `--fix` must not restyle healthy files. */
function fixOf({ fix }: RuleReport, severity: Severity): Finding["fix"] {
  if (fix === undefined) return null;
  return severity === "info" ? { ...fix, tier: "suggested" } : fix;
}

/** Orders findings as they are listed. */
export function compareFindings(a: Finding, b: Finding): number {
  return compareReports({ rule: a.rule, report: a }, { rule: b.rule, report: b });
}

interface Placed {
  readonly rule: string;
  readonly report: Pick<RuleReport, "file" | "range" | "args">;
}

function compareReports(a: Placed, b: Placed): number {
  return (
    compareFiles(a.report.file, b.report.file) ||
    (a.report.range?.start ?? -1) - (b.report.range?.start ?? -1) ||
    (a.report.range?.end ?? -1) - (b.report.range?.end ?? -1) ||
    compareText(a.rule, b.rule) ||
    compareText(canonicalJson(a.report.args), canonicalJson(b.report.args))
  );
}

function compareFiles(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareText(a, b);
}
