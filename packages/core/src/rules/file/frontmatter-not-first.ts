import { problemRule } from "./problem-rule.ts";

export const frontmatterNotFirst = problemRule({
  id: "frontmatter-not-first",
  summary: "The front matter is the first thing in the file.",
  category: "file",
  severity: "error",
  fix: "safe",
});
