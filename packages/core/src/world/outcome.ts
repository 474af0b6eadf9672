import type { Literal } from "../skill/condition.ts";

/** What one execution of a skill came to, whoever performed it. */
export interface Outcome {
  readonly skill: string;
  /** `skipped` is no execution. */
  readonly result: "success" | "partial" | "failed" | "skipped";
  /** Facts that it made true; empty where it names none. */
  readonly newStates: readonly string[];
  /** Facts that it made false, whatever the result. */
  readonly removeStates: readonly string[];
  /** When it ended, ISO 8601. */
  readonly timestamp: string;
  readonly summary: string;
}

/** As much of a skill's model as an outcome is judged by. */
export interface DeclaredPostconditions {
  readonly postconditions: readonly { readonly value: Literal }[];
}
