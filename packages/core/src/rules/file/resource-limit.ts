import { problemRule } from "./problem-rule.ts";

export const resourceLimit = problemRule({
  id: "resource-limit",
  summary: "A SKILL.md stays within the limits of size and nesting.",
  category: "file",
  severity: "error",
  fix: null,
});
