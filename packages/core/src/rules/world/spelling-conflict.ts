import { modelProblemRule } from "./model-problem-rule.ts";

export const spellingConflict = modelProblemRule({
  id: "spelling-conflict",
  summary: "A field that is given in two places says the same in both.",
  severity: "error",
});
