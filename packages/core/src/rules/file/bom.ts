import { problemRule } from "./problem-rule.ts";

export const bom = problemRule({
  id: "bom",
  summary: "A SKILL.md starts without a byte order mark.",
  category: "file",
  severity: "warning",
  fix: "safe",
});
