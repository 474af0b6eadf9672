// Generated from packages/schema/schemas/graph.schema.json by `npm run generate`. Do not edit.
/**
 * REQUIRES, LEADS_TO, REMOVES: from a skill to a fact that it needs, produces, makes untrue. BLOCKED_BY: from a skill to a fact that must not hold, or from a goal to a skill that failed. COMPLETED: from a skill to a fact that a run produced. EVIDENCE, IMPLIES, SIMILAR: hand-written or found by others. REMOVES extends CtxFST v2.
 */
export type Relation =
  "REQUIRES" | "LEADS_TO" | "EVIDENCE" | "IMPLIES" | "SIMILAR" | "COMPLETED" | "BLOCKED_BY" | "REMOVES";

/**
 * Skills and facts of a repository, with typed edges between them. Other keys are allowed and kept.
 */
export interface GraphDocument {
  /**
   * What wrote the file. Free of counters and times, so that two branches merge.
   */
  meta: {
    [k: string]: unknown;
  };
  nodes: Node[];
  edges: Edge[];
  [k: string]: unknown;
}
/**
 * A skill (type action, its id is its name) or a fact (type state or goal). Other types are kept.
 */
export interface Node {
  id: string;
  name: string;
  type: string;
  [k: string]: unknown;
}
export interface Edge {
  source: string;
  target: string;
  relation: Relation;
  /**
   * Similarity, for SIMILAR edges.
   */
  score?: number;
  /**
   * How many chunks mention both ends.
   */
  shared_chunk_count?: number;
  properties?: EdgeProperties;
  [k: string]: unknown;
}
export interface EdgeProperties {
  /**
   * `declared`: recomputed from the repository. `run`: written by a run and carried over.
   */
  origin?: string;
  /**
   * The fact is one alternative of each of these groups; a group holds when one of its conditions holds.
   */
  any?: string[][];
  /**
   * True for an edge that only ranks.
   */
  soft?: boolean;
  /**
   * When the run wrote the edge.
   */
  timestamp?: string;
  /**
   * How certain the relation is.
   */
  confidence?: number;
  /**
   * What the step said of its result.
   */
  result_summary?: string;
  /**
   * expired: the fact was removed since.
   */
  status?: "active" | "expired" | "failed";
  [k: string]: unknown;
}
