import type { OutcomeRule } from "../rule.ts";

/** Reported by lint itself, once all other rules have run: see `noise/apply-suppressions.ts`. */
export const unusedSuppression: OutcomeRule = {
  meta: {
    id: "unused-suppression",
    summary: "Every comment that switches a rule off is needed, and says why.",
    category: "linter",
    severity: "warning",
    fix: "safe",
  },
  reportedBy: "lint",
};
