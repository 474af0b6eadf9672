import type { SkillRule } from "../rule.ts";
import { problemRule } from "./problem-rule.ts";

export const frontmatterNotFirst: SkillRule = problemRule({
  id: "frontmatter-not-first",
  summary: "The front matter is the first thing in the file.",
  category: "file",
  severity: "error",
  fix: "safe",
});
