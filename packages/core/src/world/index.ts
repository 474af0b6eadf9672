export { formatWorld } from "./format-world.ts";
export { readWorld } from "./read-world.ts";
export { completedSkills, goalConditions, startFacts } from "./start-facts.ts";
export type { CompletedSkill, SubgraphEdge, World } from "./world.ts";
