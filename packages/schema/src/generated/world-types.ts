// Generated from packages/schema/schemas/world.schema.json by `npm run generate`. Do not edit.
/**
 * Which facts hold now, the goal, and what was executed. Other keys are allowed and kept.
 */
export interface WorldDocument {
  /**
   * Identifies the session.
   */
  session_id: string;
  /**
   * What is to be reached: a fact such as entity:learn-kubernetes-path. A list of conditions that must all hold is an extension of CtxFST v2.
   */
  goal: string | string[];
  /**
   * The facts that hold now; all others do not.
   */
  active_states: string[];
  /**
   * What was executed, oldest first.
   */
  completed_skills: CompletedSkill[];
  /**
   * The part of the graph that matters for the goal.
   */
  current_subgraph?: {
    nodes?: string[];
    edges?: {
      source: string;
      target: string;
      relation: string;
      [k: string]: unknown;
    }[];
    [k: string]: unknown;
  };
  /**
   * When the session began.
   */
  created_at?: string;
  /**
   * When the file was last written.
   */
  updated_at?: string;
  [k: string]: unknown;
}
export interface CompletedSkill {
  skill: string;
  timestamp: string;
  /**
   * Only success completes a skill; failed and partial leave it to be tried again.
   */
  result: "success" | "failed" | "partial";
  summary?: string;
  [k: string]: unknown;
}
