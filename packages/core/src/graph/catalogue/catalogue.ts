/** A thing that a CtxFST document describes. */
export interface CatalogueEntity {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly aliases: readonly string[];
  /** World-model fields as written; an entity that has them acts as a skill does. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Ids of the chunks that mention it, sorted. */
  readonly chunkIds: readonly string[];
  /** What is said of it, its name and aliases included. */
  readonly text: string;
}
