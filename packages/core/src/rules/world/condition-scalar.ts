import { modelProblemRule } from "./model-problem-rule.ts";

export const conditionScalar = modelProblemRule({
  id: "condition-scalar",
  summary: "Conditions are a list, even when there is only one.",
  severity: "error",
});
