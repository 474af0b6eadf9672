export { type PlanStrategy, planByStrategy, type StrategyOptions } from "./plan-by-strategy.ts";
