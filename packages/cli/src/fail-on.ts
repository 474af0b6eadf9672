import type { Finding } from "@ctxfst/core";

/** True when a finding is at or above the severity that fails a run (`error`, `warning`, `never`). */
export function exceedsFailOn(findings: readonly Finding[], level: string): boolean {
  if (level === "never") return false;
  return findings.some(
    ({ severity }) => severity === "error" || (level === "warning" && severity === "warning"),
  );
}
