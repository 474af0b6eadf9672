import type { SkillRule } from "../rule.ts";
import { problemRule } from "./problem-rule.ts";

export const encoding: SkillRule = problemRule({
  id: "encoding",
  summary: "A SKILL.md is UTF-8 text without control characters.",
  category: "file",
  severity: "error",
  fix: null,
});
