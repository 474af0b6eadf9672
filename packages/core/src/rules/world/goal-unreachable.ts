import type { OutcomeRule } from "../rule.ts";

export const goalUnreachable: OutcomeRule = {
  meta: {
    id: "goal-unreachable",
    summary: "Every goal of the config can be reached.",
    category: "world",
    severity: "error",
    fix: null,
  },
  reportedBy: "check",
};
