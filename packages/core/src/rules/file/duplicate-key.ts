import { problemRule } from "./problem-rule.ts";

export const duplicateKey = problemRule({
  id: "duplicate-key",
  summary: "Every key stands once.",
  category: "file",
  severity: "error",
  fix: null,
});
