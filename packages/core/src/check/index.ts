export { assessImpact, type ImpactOptions } from "./assess-impact.ts";
export { type CheckOptions, checkRepository } from "./check-repository.ts";
export type { BrokenExpectation, CheckResult, GoalOutcome, GraphStatus } from "./check-result.ts";
export { type CompareOptions, compareGoals, type GoalSide } from "./compare-goals.ts";
export { compareGraph } from "./compare-graph.ts";
export type { Cause, GoalChange, GoalComparison, StepChange } from "./goal-comparison.ts";
export type { GoalImpact, Impact, ImpactReference, ImpactTarget } from "./impact.ts";
export { judgeHosts, type SkillLoading } from "./judge-hosts.ts";
export { knownFacts } from "./known-facts.ts";
export { goalTask, type PlanOptions, planGoal } from "./plan-goal.ts";
export {
  configuredGoal,
  goalOfConditions,
  type ResolvedGoal,
  resolveGoals,
  type StartFacts,
} from "./resolve-goals.ts";
export { type GoalWhyNot, whyNotGoal } from "./why-not-goal.ts";
