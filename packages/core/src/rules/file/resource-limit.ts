import type { SkillRule } from "../rule.ts";
import { problemRule } from "./problem-rule.ts";

export const resourceLimit: SkillRule = problemRule({
  id: "resource-limit",
  summary: "A SKILL.md stays within the limits of size and nesting.",
  category: "file",
  severity: "error",
  fix: null,
});
