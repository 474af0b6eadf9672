export type { ConfigFile } from "./generated/config-types.ts";
export type { GraphDocument } from "./generated/graph-types.ts";
export type { GoalPlan, GoalPlans, Plan, PlanDocument } from "./generated/plan-types.ts";
export type { ReportDocument, ReportFinding } from "./generated/report-types.ts";
export type { SkillFrontmatter } from "./generated/skill-types.ts";
export type { WorldDocument } from "./generated/world-types.ts";
export { getSchema, type JsonSchema, type SchemaName, schemaNames } from "./get-schema.ts";
export { pointerSegments, type SchemaViolation } from "./schema-violation.ts";
export { validate } from "./validate.ts";
