import type { SkillRule } from "../rule.ts";
import { problemRule } from "./problem-rule.ts";

export const bom: SkillRule = problemRule({
  id: "bom",
  summary: "A SKILL.md starts without a byte order mark.",
  category: "file",
  severity: "warning",
  fix: "safe",
});
