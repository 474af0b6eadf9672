import type { CheckResult } from "@ctxfst/core";
import type { FailOn } from "./inputs.ts";

/** True when the step must fail. Broken goals count as errors; undecided goals and a stale graph as warnings. */
export function isFailure({ verdict, graph }: CheckResult, failOn: FailOn): boolean {
  const hasErrors = verdict.errors > 0 || verdict.brokenGoals > 0;
  switch (failOn) {
    case "never":
      return false;
    case "broken-goals":
      return verdict.brokenGoals > 0;
    case "error":
      return hasErrors;
    case "warning":
      return (
        hasErrors ||
        verdict.warnings > 0 ||
        verdict.gaveUp > 0 ||
        graph.state === "stale" ||
        graph.state === "unreadable"
      );
  }
}
