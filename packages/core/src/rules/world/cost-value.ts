import type { SkillRule } from "../rule.ts";
import { modelProblemRule } from "./model-problem-rule.ts";

export const costValue: SkillRule = modelProblemRule({
  id: "cost-value",
  summary: "A cost is low, medium, high, or a number from 0 on.",
  severity: "warning",
  fix: null,
});
