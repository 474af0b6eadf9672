import type { OutcomeRule } from "../rule.ts";

export const graphDrift: OutcomeRule = {
  meta: {
    id: "graph-drift",
    summary: "The graph file says what the skills declare.",
    category: "world",
    severity: "error",
    fix: null,
  },
  reportedBy: "check",
};
