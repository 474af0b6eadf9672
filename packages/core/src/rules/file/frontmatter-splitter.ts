import { problemRule } from "./problem-rule.ts";

export const frontmatterSplitter = problemRule({
  id: "frontmatter-splitter",
  summary: "Every reader finds the same end of the front matter.",
  category: "file",
  severity: "warning",
  fix: "safe",
});
