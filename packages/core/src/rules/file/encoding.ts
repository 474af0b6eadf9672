import { problemRule } from "./problem-rule.ts";

export const encoding = problemRule({
  id: "encoding",
  summary: "A SKILL.md is UTF-8 text without control characters.",
  category: "file",
  severity: "error",
  fix: null,
});
