export { compileComplete } from "./compile-complete.ts";
export { enumerateSets } from "./enumerate-sets.ts";
export { type RankedPlan, type TopPlans, topPlans } from "./top-plans.ts";
