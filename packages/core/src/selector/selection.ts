import type { GraphEdge } from "../graph/graph.ts";
import type { PlanClock, PlanLimits } from "../planner/plan.ts";
import type { Condition } from "../skill/condition.ts";
import type { SubgraphEdge } from "../world/world.ts";

/** What the next step is chosen for. */
export interface SelectionGoal {
  /** All must hold at the end. */
  readonly goal: readonly Condition[];
  /** Facts that hold now, those of the outside world included. */
  readonly facts: readonly string[];
  /** Runs so far, oldest first. */
  readonly runs: readonly { readonly skill: string; readonly result: string }[];
  /** Edges of the world's own subgraph. */
  readonly subgraph: readonly SubgraphEdge[];
}

export interface SelectionOptions {
  /** Edges of the repository's graph. */
  readonly graph?: readonly GraphEdge[];
  readonly limits?: PlanLimits;
  readonly clock?: PlanClock | null;
}

/** Where distances to the goal were read from, the best source first. */
export type ProximitySource = "subgraph" | "graph" | "similarity";

/** How near a skill brings the world to the goal. */
export interface Proximity {
  /** Weighted hops from the goal to the nearest fact that the skill gives; 0 when it gives the goal itself. */
  readonly distance: number;
  readonly fact: string;
  /** The relation of the hop next to that fact; "" at the goal. */
  readonly relation: string;
}

/** A skill that may run now. */
export interface Candidate {
  readonly name: string;
  readonly cost: number;
  readonly costLabel: string;
  /** Null when no way to the goal is known. */
  readonly proximity: Proximity | null;
  readonly postconditionCount: number;
  /** Runs that did not succeed. */
  readonly attempts: number;
  readonly isCompleted: boolean;
  /** Whether the cheapest plan that was found uses it. */
  readonly isPlanned: boolean;
}

/** A skill whose conditions hold and that is not offered all the same. */
export interface LeftOut {
  readonly candidate: Candidate;
  /**
   * `no-plan-uses-it`: some plan reaches the goal, and none needs what this skill does. `changes-nothing`: all that it
   * would change is so already. `blocked`: a BLOCKED_BY edge leads to the fact, which holds.
   */
  readonly reason: "no-plan-uses-it" | "changes-nothing" | "blocked";
  readonly fact: string | null;
}

export interface Selection {
  /** Best first: cost, proximity, number of postconditions, name. */
  readonly candidates: readonly Candidate[];
  /** In the same order. */
  readonly leftOut: readonly LeftOut[];
  readonly holdsAlready: boolean;
  /** Whether some plan reaches the goal; null when the planner gave up. */
  readonly isReachable: boolean | null;
  /** Null when no source knows a way for any candidate. */
  readonly source: ProximitySource | null;
}
