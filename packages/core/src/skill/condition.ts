/** One fact, true or not. */
export interface Literal {
  readonly fact: string;
  readonly negated: boolean;
}

/** `entity:x`, `NOT entity:x`, or `any: […]` (holds when one holds). A soft condition only ranks. */
export type Condition =
  | ({ readonly kind: "fact"; readonly soft: boolean } & Literal)
  | { readonly kind: "any"; readonly soft: boolean; readonly alternatives: readonly Literal[] };
