import type { SkillRule } from "../rule.ts";
import { problemRule } from "./problem-rule.ts";

export const frontmatterMissing: SkillRule = problemRule({
  id: "frontmatter-missing",
  summary: "A SKILL.md starts with a front matter block between two lines `---`.",
  category: "file",
  severity: "error",
  fix: "suggested",
});
