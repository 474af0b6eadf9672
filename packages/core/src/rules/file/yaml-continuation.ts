import type { SkillRule } from "../rule.ts";
import { problemRule } from "./problem-rule.ts";

export const yamlContinuation: SkillRule = problemRule({
  id: "yaml-continuation",
  summary: "Quoted text that goes on in the next line is indented there.",
  category: "file",
  severity: "warning",
  fix: "safe",
});
