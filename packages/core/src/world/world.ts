/** What one execution of a skill came to. Only `success` completes the skill. */
export interface CompletedSkill {
  readonly skill: string;
  readonly timestamp: string;
  readonly result: "success" | "failed" | "partial";
  readonly summary?: string;
  readonly [key: string]: unknown;
}

export interface SubgraphEdge {
  readonly source: string;
  readonly target: string;
  readonly relation: string;
  readonly [key: string]: unknown;
}

/** `world-state.json`: keys of CtxFST v2. Unknown keys survive. */
export interface World {
  readonly session_id: string;
  /** A fact, or conditions that must all hold; empty when there is none. */
  readonly goal: string | readonly string[];
  /** The facts that hold now. */
  readonly active_states: readonly string[];
  /** Oldest first. */
  readonly completed_skills: readonly CompletedSkill[];
  readonly current_subgraph?: {
    readonly nodes?: readonly string[];
    readonly edges?: readonly SubgraphEdge[];
    readonly [key: string]: unknown;
  };
  readonly created_at?: string;
  readonly updated_at?: string;
  readonly [key: string]: unknown;
}
