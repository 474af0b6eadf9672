export type Relation =
  | "REQUIRES"
  | "LEADS_TO"
  | "EVIDENCE"
  | "IMPLIES"
  | "SIMILAR"
  | "COMPLETED"
  | "BLOCKED_BY"
  | "REMOVES";

/** A node of `entity-graph.json`. Unknown keys survive. */
export interface GraphNode {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly [key: string]: unknown;
}

export interface GraphEdge {
  readonly source: string;
  readonly target: string;
  readonly relation: Relation | (string & {});
  readonly score?: number;
  readonly shared_chunk_count?: number;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly [key: string]: unknown;
}

export interface EntityGraph {
  readonly meta: Readonly<Record<string, unknown>>;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly [key: string]: unknown;
}
