export { compileComplete } from "./compile-complete.ts";
export { enumerateSets } from "./enumerate-sets.ts";
export { type RankedPlan, type TopPlans, type TopPlansOptions, topPlans } from "./top-plans.ts";
