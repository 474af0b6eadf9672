/** One fact, true or not. */
export interface Literal {
  readonly fact: string;
  readonly negated: boolean;
}

/** `entity:x`, `NOT entity:x`, or `any: […]` (holds when one holds). A soft condition only ranks. */
export type Condition =
  | ({ readonly kind: "fact"; readonly soft: boolean } & Literal)
  | { readonly kind: "any"; readonly soft: boolean; readonly alternatives: readonly Literal[] };

/**
 * The condition that never holds. An unreadable precondition becomes this, so that its skill is never eligible:
 * a typo must not let a skill run that was meant to wait.
 */
export const NEVER: Condition = { kind: "any", soft: false, alternatives: [] };
