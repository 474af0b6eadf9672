import type { SkillRule } from "../rule.ts";
import { problemRule } from "./problem-rule.ts";

export const frontmatterExecutable: SkillRule = problemRule({
  id: "frontmatter-executable",
  summary: "The front matter is data, not a program.",
  category: "file",
  severity: "error",
  fix: "suggested",
});
