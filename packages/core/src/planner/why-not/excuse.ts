import type { UnsolvablePlan } from "../plan.ts";

/** What would have to be otherwise at the start: a fact given, or (negated) one not there. */
export interface Lack {
  readonly fact: string;
  readonly negated: boolean;
  /** Steps of the plan that it opens which ask for it, in order; none when only the goal does. */
  readonly neededBy: readonly string[];
  /** Skills that would bring it about, and what each of them waits for itself. */
  readonly producers: readonly Producer[];
}

export interface Producer {
  readonly skill: string;
  /** Its conditions that can never hold as things stand; none when only an order or a repetition is in the way. */
  readonly lacks: readonly string[];
}

/** A smallest set of such changes, and the cheapest plan that it opens. */
export interface Excuse {
  readonly lacks: readonly Lack[];
  readonly cost: number;
  readonly steps: readonly string[];
  /** Which of the steps can run without it, one after the other. */
  readonly ready: readonly string[];
}

/** Facts and skills that wait for each other. */
export interface Circle {
  readonly facts: readonly string[];
  readonly skills: readonly string[];
}

export interface WhyNot {
  readonly status: "reachable" | "unreachable" | "gave-up";
  /** Each as small as any can be, and each shown to open a plan. */
  readonly excuses: readonly Excuse[];
  /** True when no other set is as small. */
  readonly isComplete: boolean;
  /** Circles on the way to the goal that nothing from outside feeds. */
  readonly circles: readonly Circle[];
  /** Skills and facts that rule each other out, where nothing is missing. */
  readonly conflict: UnsolvablePlan["conflict"];
  /** Skills that would be enough if they might run more than once. */
  readonly repeats: readonly string[];
}
