import type { SkillRule } from "../rule.ts";
import { problemRule } from "./problem-rule.ts";

export const duplicateKey: SkillRule = problemRule({
  id: "duplicate-key",
  summary: "Every key stands once.",
  category: "file",
  severity: "error",
  fix: null,
});
