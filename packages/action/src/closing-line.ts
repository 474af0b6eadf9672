import { type CheckResult, headline } from "@ctxfst/core";
import type { FailOn } from "./inputs.ts";

/** The last line of the log: the verdict, and whether the step fails for it and why. */
export function closingLine(result: CheckResult, failOn: FailOn, isFailing: boolean): string {
  const verdict = headline(result);
  if (isFailing) return `${verdict}; the step fails (fail-on: ${failOn})`;
  return result.verdict.ok ? verdict : `${verdict}; reported only (fail-on: ${failOn})`;
}
