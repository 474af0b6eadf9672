export { type CriticalPath, criticalPath } from "./critical-path.ts";
export { type DetailOptions, detailPlan, type PlanDetails } from "./detail-plan.ts";
export {
  type JudgedRival,
  type JudgeOptions,
  judgeRivals,
  type RivalReport,
  type RivalVerdict,
} from "./judge-rivals.ts";
