import type { HiddenFindings } from "../rules/noise/select-findings.ts";

/** What a run found and does not show, and what its baseline does not need any more; empty when there is nothing. */
export function hiddenLines(hidden: HiddenFindings | undefined): readonly string[] {
  if (hidden === undefined) return [];
  const { baseline, suppressed, suppressedSecurity, unchanged, stale, better, newerRules } = hidden;
  const security = suppressedSecurity > 0 ? ` (${suppressedSecurity} about security)` : "";
  const parts = [
    ...(baseline.length > 0 ? [`${baseline.length} in the baseline`] : []),
    ...(suppressed.length > 0 ? [`${suppressed.length} suppressed${security}`] : []),
    ...(unchanged > 0 ? [`${unchanged} outside of the change`] : []),
  ];
  const entries = [
    ...(stale.length > 0 ? [`${stale.length} no longer found`] : []),
    ...(better.length > 0 ? [`${better.length} got better`] : []),
  ];
  return [
    ...(parts.length > 0 ? [`not shown: ${parts.join(", ")}`] : []),
    ...(entries.length > 0
      ? [`the baseline can shrink: ${entries.join(", ")}; --update-baseline writes it anew`]
      : []),
    ...(newerRules > 0
      ? [
          `${newerRules} newer ${newerRules === 1 ? "rule is" : "rules are"} off; raise version in the config to have them`,
        ]
      : []),
  ];
}

/** The same as numbers, for JSON; only those that are not 0. */
export function hiddenCounts(hidden: HiddenFindings | undefined): Readonly<Record<string, number>> {
  if (hidden === undefined) return {};
  const counts = {
    baseline: hidden.baseline.length,
    suppressed: hidden.suppressed.length,
    suppressed_security: hidden.suppressedSecurity,
    unchanged: hidden.unchanged,
    baseline_stale: hidden.stale.length,
    baseline_better: hidden.better.length,
    newer_rules: hidden.newerRules,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
