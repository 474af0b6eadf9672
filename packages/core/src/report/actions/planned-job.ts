import type { CommandLine } from "../../config/execution.ts";

/** A step of a plan as a job. */
export interface PlannedJob {
  readonly skill: string;
  /** Root-relative path of its SKILL.md; null where it is not from a repository. */
  readonly file: string | null;
  readonly cost: number;
  /** From 1: steps of one wave may run side by side. */
  readonly wave: number;
  /** Positions (0-based) of the jobs that it waits for. */
  readonly needs: readonly number[];
  /** What the config's `execution` says; null where it names no command. */
  readonly command: CommandLine | null;
}

/** A goal with its jobs, in the order of the plan. */
export interface PlannedWorkflow {
  readonly id: string;
  readonly jobs: readonly PlannedJob[];
}
