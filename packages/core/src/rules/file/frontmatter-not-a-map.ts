import type { SkillRule } from "../rule.ts";
import { problemRule } from "./problem-rule.ts";

export const frontmatterNotAMap: SkillRule = problemRule({
  id: "frontmatter-not-a-map",
  summary: "The front matter is one map of fields.",
  category: "file",
  severity: "error",
  fix: null,
});
