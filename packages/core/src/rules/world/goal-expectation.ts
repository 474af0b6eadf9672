import type { OutcomeRule } from "../rule.ts";

export const goalExpectation: OutcomeRule = {
  meta: {
    id: "goal-expectation",
    summary: "The plan of a goal keeps to what the config expects of it.",
    category: "world",
    severity: "error",
    fix: null,
  },
  reportedBy: "check",
};
