import type { Repository } from "../../skill/repository.ts";
import type { Finding, RuleReport } from "../finding.ts";
import { indexSuppressions } from "./index-suppressions.ts";
import { reportSuppressions } from "./report-suppressions.ts";
import type { SuppressibleRules, Suppression } from "./suppression.ts";
import { suppressionsOfRepository } from "./suppressions-of-repository.ts";

export interface AppliedSuppressions {
  /** The findings that no suppression hides. */
  readonly kept: readonly Finding[];
  readonly suppressed: readonly Finding[];
  /** What is wrong with the suppressions themselves. */
  readonly reports: readonly RuleReport[];
}

/**
 * Takes out what comments in the files suppress. A suppression without a reason, or of a kind that does not exist,
 * suppresses nothing.
 */
export function applySuppressions(
  findings: readonly Finding[],
  repository: Repository,
  rules: SuppressibleRules,
): AppliedSuppressions {
  const files = suppressionsOfRepository(repository);
  if (files.length === 0) return { kept: findings, suppressed: [], reports: [] };
  const finders = new Map(
    files.map(({ file, suppressions }) => [file, indexSuppressions(suppressions)]),
  );
  const used = new Set<string>();
  const counted = new Set<readonly Suppression[]>();
  const suppressed: Finding[] = [];
  const kept = findings.filter((finding) => {
    const find = finders.get(finding.file ?? "");
    const mine = find?.(finding.rule, finding.position?.start.line) ?? [];
    for (const group of mine) {
      if (counted.has(group)) continue;
      counted.add(group);
      for (const { range } of group)
        used.add(useKey(finding.file ?? "", range.start, finding.rule));
    }
    if (mine.length > 0) suppressed.push(finding);
    return mine.length === 0;
  });
  const isUsed = (file: string, { range }: Suppression, rule: string): boolean =>
    used.has(useKey(file, range.start, rule));
  return { kept, suppressed, reports: reportSuppressions(files, rules, isUsed) };
}

function useKey(file: string, offset: number, rule: string): string {
  return `${file}\0${offset}\0${rule}`;
}
