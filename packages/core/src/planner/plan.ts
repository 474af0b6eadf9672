import type { BoundCertificate } from "./certificate/bound-certificate.ts";

/** Limits of one search. Absent means none. */
export interface PlanLimits {
  /** Wall-clock budget for the search. */
  readonly seconds?: number;
  readonly megabytes?: number;
}

export interface ProofOptions {
  /** Whether a cheapest plan comes with a certificate; takes about as long again as the search. */
  readonly certificate?: boolean;
}

/** Passed in, since the core reads no clock of its own. Seconds from any fixed origin, heap in MB. */
export interface PlanClock {
  now(): number;
  memory(): number;
}

export interface PlanStatistics {
  readonly expanded: number;
  readonly evaluated: number;
  readonly generated: number;
  readonly seconds: number;
  readonly peak_memory_mb: number;
}

/** A fact that keeps the goal away, and who waits for it. */
export interface MissingFact {
  readonly fact: string;
  readonly neededBy: readonly string[];
  /** Skills that would supply it, had they not been completed: they run at most once. */
  readonly spent?: readonly string[];
  /** Skills that supply it and wait for it themselves, through others maybe: a circle. */
  readonly circular?: readonly string[];
  /** A fact that is supplied and spelt nearly alike: probably the one that is meant. */
  readonly nearest?: string;
}

interface PlanCommon {
  /** No plan is cheaper than this; equals `cost` when optimal, Infinity when unsolvable. */
  readonly lowerBound: number;
  readonly statistics: PlanStatistics;
}

export interface FoundPlan extends PlanCommon {
  readonly status: "found";
  readonly optimal: boolean;
  readonly cost: number;
  readonly steps: readonly string[];
  /** Steps that may run side by side, in order. */
  readonly waves: readonly (readonly string[])[];
  /**
   * Where it was asked for: why no plan costs less, for `checkCertificate`. Null when the plan is not proved cheapest,
   * when the reason lies in what is lost or must be false, and when a limit struck first.
   */
  readonly certificate?: BoundCertificate | null;
}

export interface UnsolvablePlan extends PlanCommon {
  readonly status: "unsolvable";
  /** A smallest set of facts that nothing reachable supplies; empty when NOT conflicts are the reason. */
  readonly missing: readonly MissingFact[];
  /** Why, when no missing fact explains it. */
  readonly conflict: {
    readonly skills: readonly string[];
    readonly facts: readonly string[];
  } | null;
}

export interface GaveUpPlan extends PlanCommon {
  readonly status: "gave-up";
  readonly limit: "time" | "memory";
}

/** `found`, `unsolvable` and `gave-up` are different answers. */
export type PlanResult = FoundPlan | UnsolvablePlan | GaveUpPlan;
