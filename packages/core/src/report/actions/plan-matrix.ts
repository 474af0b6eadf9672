import type { PlannedWorkflow } from "./planned-job.ts";

/** One job of a matrix. */
interface MatrixEntry {
  readonly goal: string;
  readonly skill: string;
  readonly file: string | null;
  readonly step: number;
  readonly wave: number;
  readonly cost: number;
}

/**
 * Plans as matrices for GitHub Actions, one a wave over all goals: a job takes `fromJSON(…).waves[0]`, the next one
 * needs it and takes `waves[1]`. A wave without jobs does not exist, since an empty matrix is an error.
 */
export function plansMatrix(
  workflows: readonly PlannedWorkflow[],
): Readonly<Record<string, unknown>> {
  const waves: MatrixEntry[][] = [];
  for (const { id, jobs } of workflows) {
    for (const [i, { skill, file, wave, cost }] of jobs.entries()) {
      while (waves.length < wave) waves.push([]);
      waves[wave - 1]?.push({ goal: id, skill, file, step: i + 1, wave, cost });
    }
  }
  return { waves: waves.map((include) => ({ include })) };
}
