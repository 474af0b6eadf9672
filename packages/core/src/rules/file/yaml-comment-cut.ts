import type { SkillRule } from "../rule.ts";
import { problemRule } from "./problem-rule.ts";

export const yamlCommentCut: SkillRule = problemRule({
  id: "yaml-comment-cut",
  summary: "No comment sign cuts a text short.",
  category: "file",
  severity: "warning",
  fix: "safe",
});
