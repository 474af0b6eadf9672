import type { Severity } from "../config/config.ts";
import type { Finding } from "./finding.ts";

/** How many places findings of each severity stand for: a merged info counts as often as it was found. */
export function countFindings(
  findings: readonly Pick<Finding, "severity" | "count">[],
): Readonly<Record<Severity, number>> {
  const counts: Record<Severity, number> = { error: 0, warning: 0, info: 0 };
  for (const { severity, count } of findings) counts[severity] += count;
  return counts;
}
