import type { Severity } from "../config/config.ts";
import { countFindings } from "../rules/count-findings.ts";
import type { Finding } from "../rules/finding.ts";
import { countText } from "./count-text.ts";

/** Worst first. */
export const SEVERITIES: readonly Severity[] = ["error", "warning", "info"];

/** What people read for a severity. */
export const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  error: "error",
  warning: "warning",
  info: "note",
};

/** How many findings there are of one severity: `2 errors`, `14 notes in 1462 places` where some were merged; "" for none. */
export function severityCount(
  findings: readonly Pick<Finding, "severity" | "count">[],
  severity: Severity,
): string {
  const own = findings.filter((finding) => finding.severity === severity);
  if (own.length === 0) return "";
  const places = countFindings(own)[severity];
  const where = places > own.length ? ` in ${places} places` : "";
  return `${countText(own.length, SEVERITY_WORDS[severity])}${where}`;
}
