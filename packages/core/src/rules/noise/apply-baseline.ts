import type { Finding } from "../finding.ts";
import type { Baseline, BaselineEntry } from "./baseline.ts";
import { findingKey, isWorse, joinKey } from "./finding-key.ts";

export interface AppliedBaseline {
  /** Findings that are not in the baseline, or worse than there. */
  readonly kept: readonly Finding[];
  readonly hidden: readonly Finding[];
  /** Entries that do not occur any more. */
  readonly stale: readonly BaselineEntry[];
  /** Entries whose measure got better: the baseline can be tightened. */
  readonly better: readonly BaselineEntry[];
}

/** Takes out what a baseline knows. An entry hides no more findings than it counts. */
export function applyBaseline(findings: readonly Finding[], baseline: Baseline): AppliedBaseline {
  const entries = new Map(baseline.map((entry) => [joinKey(entry), entry]));
  const seen = new Map<string, number>();
  const better = new Set<BaselineEntry>();
  const kept: Finding[] = [];
  const hidden: Finding[] = [];
  for (const finding of findings) {
    const key = findingKey(finding);
    const name = joinKey(key);
    const entry = entries.get(name);
    const count = (seen.get(name) ?? 0) + 1;
    if (entry !== undefined) seen.set(name, count);
    if (entry === undefined || count > entry.count || isWorse(key.rule, key.value, entry.value)) {
      kept.push(finding);
      continue;
    }
    hidden.push(finding);
    if (isWorse(key.rule, entry.value, key.value)) better.add(entry);
  }
  return {
    kept,
    hidden,
    stale: baseline.filter((entry) => !seen.has(joinKey(entry))),
    better: [...better],
  };
}
