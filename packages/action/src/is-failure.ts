import type { CheckResult } from "@ctxfst/core";
import type { FailOn } from "./inputs.ts";

/**
 * True when the step must fail. Broken goals and a graph file that is out of date are findings, hence errors unless
 * the configuration says otherwise; a goal that is undecided within the limits counts as a warning.
 */
export function isFailure({ verdict }: CheckResult, failOn: FailOn): boolean {
  switch (failOn) {
    case "never":
      return false;
    case "broken-goals":
      return verdict.brokenGoals > 0;
    case "error":
      return verdict.errors > 0;
    case "warning":
      return verdict.errors > 0 || verdict.warnings > 0 || verdict.gaveUp > 0;
  }
}
