export { type RankedPlan, type TopPlans, topPlans } from "./alternatives/index.ts";
export {
  type BoundCertificate,
  type CertificateFault,
  type CertificateNode,
  type CertificateVerdict,
  type CertifiedLandmark,
  checkCertificate,
} from "./certificate/index.ts";
export type { TaskChange } from "./comparison/index.ts";
export { computeWaves } from "./compute-waves.ts";
export {
  type ConditionSupport,
  type EffectUse,
  type ExplainedStep,
  explainPlan,
  type PlanExplanation,
} from "./explain-plan.ts";
export {
  type CriticalPath,
  type DetailOptions,
  detailPlan,
  type JudgedRival,
  type PlanDetails,
  type RivalReport,
} from "./explanation/index.ts";
export { type InferredGoal, inferGoals } from "./infer-goals.ts";
export type {
  FoundPlan,
  GaveUpPlan,
  MissingFact,
  PlanClock,
  PlanLimits,
  PlanResult,
  PlanStatistics,
  ProofOptions,
  UnsolvablePlan,
} from "./plan.ts";
export { planTask } from "./plan-task.ts";
export { readTask } from "./read-task.ts";
export { stepDependencies } from "./step-dependencies.ts";
export { type PlanStrategy, planByStrategy, type StrategyOptions } from "./strategies/index.ts";
export type { Task, TaskSkill } from "./task.ts";
export { type PlannableSkill, type TaskOptions, taskFromSkills } from "./task-from-skills.ts";
export { type PlanFault, type PlanVerdict, validatePlan } from "./validate-plan.ts";
export {
  type Circle,
  type Excuse,
  type Lack,
  type Producer,
  type WhyNot,
  type WhyNotOptions,
  whyNot,
} from "./why-not/index.ts";
