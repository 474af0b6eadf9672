import type { SkillRule } from "../rule.ts";
import { problemRule } from "./problem-rule.ts";

export const frontmatterSplitter: SkillRule = problemRule({
  id: "frontmatter-splitter",
  summary: "Every reader finds the same end of the front matter.",
  category: "file",
  severity: "warning",
  fix: "safe",
});
