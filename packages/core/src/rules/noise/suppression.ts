import type { TextRange } from "../../base/text-range.ts";

/** A rule that a suppression names, and where. */
export interface NamedRule {
  readonly id: string;
  readonly range: TextRange;
}

/** A comment that switches rules off for a line or a file. */
export interface Suppression {
  /** The whole comment. */
  readonly range: TextRange;
  /** Null where the comment says something that does not exist. */
  readonly kind: SuppressionKind | null;
  readonly rules: readonly NamedRule[];
  /** Why, or "" where the comment does not say. */
  readonly reason: string;
  /** The lines it speaks of, 1-based and inclusive; null for the whole file. */
  readonly lines: { readonly first: number; readonly last: number } | null;
}

export type SuppressionKind = "disable" | "disable-line" | "disable-next-line";

/** What a run knows of its rules. */
export interface SuppressibleRules {
  readonly ids: readonly string[];
  /** Whether a rule had the chance to report something in a file: one that was off or left out had none. */
  hadChance(rule: string, file: string): boolean;
}
