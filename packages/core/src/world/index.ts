export { applyOutcome } from "./apply-outcome.ts";
export { changeFacts, type FactChange } from "./change-facts.ts";
export { createWorld, type NewWorld } from "./create-world.ts";
export { formatWorld } from "./format-world.ts";
export type { DeclaredPostconditions, Outcome } from "./outcome.ts";
export { type Effects, outcomeEffects } from "./outcome-effects.ts";
export { readWorld } from "./read-world.ts";
export { completedSkills, goalConditions, startFacts } from "./start-facts.ts";
export type { CompletedSkill, SubgraphEdge, World } from "./world.ts";
