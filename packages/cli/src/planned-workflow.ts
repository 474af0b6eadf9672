import {
  type Config,
  type GoalOutcome,
  type PlannedWorkflow,
  type Repository,
  stepDependencies,
  type Task,
} from "@ctxfst/core";

/** The plan of a goal as jobs, with what the config says about performing them; no jobs without a plan. */
export function plannedWorkflow(
  { id, plan }: GoalOutcome,
  task: Task,
  opened: { readonly repository: Repository; readonly config: Config } | null,
): PlannedWorkflow {
  if (plan.status !== "found") return { id, jobs: [] };
  const costs = new Map(task.skills.map(({ name, cost }) => [name, cost]));
  const waves = new Map(plan.waves.flatMap((names, i) => names.map((name) => [name, i + 1])));
  const needs = stepDependencies(task, plan.steps);
  return {
    id,
    jobs: plan.steps.map((skill, i) => {
      const execution = opened?.config.execution[skill];
      const script = execution?.script ?? null;
      return {
        skill,
        file: opened?.repository.byName.get(skill)?.file ?? null,
        cost: costs.get(skill) ?? 0,
        wave: waves.get(skill) ?? 1,
        needs: needs[i] ?? [],
        command: execution?.command ?? (script === null ? null : [`./${script}`]),
      };
    }),
  };
}
