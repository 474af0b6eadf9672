import type { GraphEdge } from "../graph/graph.ts";
import type { PlanClock, PlanLimits } from "../planner/plan.ts";
import type { PlannableSkill } from "../planner/task-from-skills.ts";
import type { Condition } from "../skill/condition.ts";
import type { SubgraphEdge } from "../world/world.ts";

/** What a run knows besides its events: read from the repository, and not expected to change while it lasts. */
export interface RunModel {
  readonly skills: ReadonlyMap<string, PlannableSkill>;
  /** All must hold at the end. */
  readonly goal: readonly Condition[];
  readonly graph: readonly GraphEdge[];
  readonly subgraph: readonly SubgraphEdge[];
  /** How often a failed skill is tried again, by name; absent for never. */
  readonly retries: Readonly<Record<string, number>>;
  readonly limits?: PlanLimits;
  readonly clock?: PlanClock | null;
}
