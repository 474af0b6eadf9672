export type { CriticalPath } from "./critical-path.ts";
export { type DetailOptions, detailPlan, type PlanDetails } from "./detail-plan.ts";
export type { JudgedRival, RivalReport, RivalVerdict } from "./judge-rivals.ts";
