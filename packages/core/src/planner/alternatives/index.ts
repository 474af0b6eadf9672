export { type RankedPlan, type TopPlans, type TopPlansOptions, topPlans } from "./top-plans.ts";
