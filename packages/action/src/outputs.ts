import type { CheckResult } from "@ctxfst/core";

/** Every output that the code sets; `test/action-yml.test.ts` compares it with action.yml. */
export const OUTPUT_NAMES = [
  "findings",
  "errors",
  "goals-broken",
  "plan-file",
  "report-file",
] as const;

export type Outputs = Readonly<Record<(typeof OUTPUT_NAMES)[number], string | number>>;

/** The outputs of a check; files by absolute path, "" for one that was not written. */
export function outputsOf(
  { lint, verdict }: CheckResult,
  files: { readonly plan: string | null; readonly report: string | null },
): Outputs {
  return {
    findings: lint.findings.reduce((sum, { count }) => sum + count, 0),
    errors: verdict.errors,
    "goals-broken": verdict.brokenGoals,
    "plan-file": files.plan ?? "",
    "report-file": files.report ?? "",
  };
}
