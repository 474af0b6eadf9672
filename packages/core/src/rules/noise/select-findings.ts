import type { Repository } from "../../skill/repository.ts";
import type { Finding } from "../finding.ts";
import { applyBaseline } from "./apply-baseline.ts";
import type { Baseline, BaselineEntry } from "./baseline.ts";
import { type Change, changeFilter } from "./change-filter.ts";

/** Which findings of a run are wanted. Rules see the whole repository all the same. */
export interface FindingSelection {
  /** Whether a finding is in the files that were asked about. */
  readonly isInside?: (finding: Finding) => boolean;
  readonly change?: Change;
  readonly baseline?: Baseline;
}

/** Findings that are not shown, by reason. */
export interface HiddenFindings {
  /** By comments in the files. */
  readonly suppressed: readonly Finding[];
  /** Those among them that are about security. */
  readonly suppressedSecurity: number;
  /** In the baseline. */
  readonly baseline: readonly Finding[];
  /** Not of the change that was asked about. */
  readonly unchanged: number;
  /** Entries of the baseline that do not occur any more, and those that could be tightened. */
  readonly stale: readonly BaselineEntry[];
  readonly better: readonly BaselineEntry[];
  /** Rules that are off since the config's version is older than they are. */
  readonly newerRules: number;
}

export interface SelectedFindings {
  readonly findings: readonly Finding[];
  readonly suppressed: readonly Finding[];
  readonly baseline: readonly Finding[];
  readonly unchanged: number;
  readonly stale: readonly BaselineEntry[];
  readonly better: readonly BaselineEntry[];
}

/** Selects from the findings of a run, each with its own place. The baseline is compared with all of them. */
export function selectFindings(
  findings: readonly Finding[],
  suppressed: readonly Finding[],
  { isInside = () => true, change, baseline = [] }: FindingSelection,
  repository: Repository,
): SelectedFindings {
  const { kept, hidden, stale, better } = applyBaseline(findings, baseline);
  const isOfChange = change === undefined ? () => true : changeFilter(change, repository);
  const inside = kept.filter(isInside);
  const wanted = inside.filter(isOfChange);
  const isWanted = (finding: Finding): boolean => isInside(finding) && isOfChange(finding);
  return {
    findings: wanted,
    suppressed: suppressed.filter(isWanted),
    baseline: hidden.filter(isWanted),
    unchanged: inside.length - wanted.length,
    stale,
    better,
  };
}
