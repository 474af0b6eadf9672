import type { SkillRule } from "../rule.ts";
import { modelProblemRule } from "./model-problem-rule.ts";

export const spellingConflict: SkillRule = modelProblemRule({
  id: "spelling-conflict",
  summary: "A field that is given in two places says the same in both.",
  severity: "error",
  fix: null,
});
