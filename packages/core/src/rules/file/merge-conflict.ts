import type { SkillRule } from "../rule.ts";
import { problemRule } from "./problem-rule.ts";

export const mergeConflict: SkillRule = problemRule({
  id: "merge-conflict",
  summary: "No conflict of a merge is left in the file.",
  category: "file",
  severity: "error",
  fix: null,
});
