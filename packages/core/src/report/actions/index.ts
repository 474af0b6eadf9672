export { plansMatrix } from "./plan-matrix.ts";
export { plansWorkflow } from "./plan-workflow.ts";
export type { PlannedJob, PlannedWorkflow } from "./planned-job.ts";
