export type RunStrategy = "optimal" | "greedy" | "lookahead";

/** How a run behaves; recorded with it, so that a resumed run behaves as it began. */
export interface RunOptions {
  /**
   * `optimal`: the cheapest plan, kept until something differs from it. `lookahead`: planned anew before every step.
   * `greedy`: the best candidate, whether or not a plan is known.
   */
  readonly strategy: RunStrategy;
  /** Executions, retries included. */
  readonly max_steps: number;
  /** Steps that may run side by side. */
  readonly jobs: number;
  /**
   * After a step failed for good. `continue`: the plan's other steps still run where they can, then plan without it.
   * `replan`: plan without it at once.
   */
  readonly on_failure: "stop" | "continue" | "replan";
  /** Whether a person sees each new plan first. */
  readonly critique: boolean;
}

export const DEFAULT_RUN_OPTIONS: RunOptions = {
  strategy: "optimal",
  max_steps: 100,
  jobs: 1,
  on_failure: "stop",
  critique: false,
};
