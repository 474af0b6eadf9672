import { sortedUnique } from "../base/compare.ts";
import type { World } from "./world.ts";

export interface NewWorld {
  readonly sessionId: string;
  /** Conditions that must all hold; empty for none. */
  readonly goal: readonly string[];
  readonly facts: readonly string[];
  /** When, ISO 8601. */
  readonly timestamp: string;
}

/** A world in which nothing was executed. One goal is a text, as CtxFST v2 has it; several are a list. */
export function createWorld({ sessionId, goal, facts, timestamp }: NewWorld): World {
  const [first = "", ...others] = goal;
  return {
    session_id: sessionId,
    goal: others.length === 0 ? first : goal,
    active_states: sortedUnique(facts),
    completed_skills: [],
    current_subgraph: { nodes: [], edges: [] },
    created_at: timestamp,
    updated_at: timestamp,
  };
}
