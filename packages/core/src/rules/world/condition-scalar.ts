import type { SkillRule } from "../rule.ts";
import { modelProblemRule } from "./model-problem-rule.ts";

export const conditionScalar: SkillRule = modelProblemRule({
  id: "condition-scalar",
  summary: "Conditions are a list, even when there is only one.",
  severity: "error",
  fix: null,
});
