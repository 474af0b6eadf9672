import type { SkillRule } from "../rule.ts";
import { modelProblemRule } from "./model-problem-rule.ts";

export const conditionSyntax: SkillRule = modelProblemRule({
  id: "condition-syntax",
  summary: "A condition is a fact, NOT and a fact, or any with facts.",
  severity: "error",
  fix: "suggested",
});
