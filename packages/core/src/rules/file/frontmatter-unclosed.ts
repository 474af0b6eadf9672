import type { SkillRule } from "../rule.ts";
import { problemRule } from "./problem-rule.ts";

export const frontmatterUnclosed: SkillRule = problemRule({
  id: "frontmatter-unclosed",
  summary: "The front matter ends with a line `---`.",
  category: "file",
  severity: "error",
  fix: "safe",
});
