import type { Executor, ExecutorResult } from "./executor.ts";

/** Performs nothing: every skill succeeds with its postconditions. For plan checks and demonstrations. */
export const dryRunExecutor: Executor = {
  name: "dry-run",
  execute: async ({ skill }) => dryRunResult(skill.name),
};

/** What a dry run says of a skill, in the words of the reference. */
export function dryRunResult(skill: string): ExecutorResult {
  return { result: "success", summary: `[dry-run] Would execute '${skill}'` };
}
