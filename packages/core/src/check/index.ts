export { type CheckOptions, checkRepository } from "./check-repository.ts";
export type { BrokenExpectation, CheckResult, GoalOutcome, GraphStatus } from "./check-result.ts";
export { type CompareOptions, compareGoals, type GoalSide } from "./compare-goals.ts";
export { compareGraph } from "./compare-graph.ts";
export type { Cause, GoalChange, GoalComparison, StepChange } from "./goal-comparison.ts";
export { judgeHosts, type SkillLoading } from "./judge-hosts.ts";
export { goalTask, type PlanOptions, planGoal } from "./plan-goal.ts";
export {
  configuredGoal,
  goalOfConditions,
  type ResolvedGoal,
  resolveGoals,
  type StartFacts,
} from "./resolve-goals.ts";
export { type GoalWhyNot, whyNotGoal } from "./why-not-goal.ts";
