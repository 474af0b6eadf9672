import {
  CtxfstError,
  planTask,
  type ResolvedGoal,
  type RunModel,
  taskFromSkills,
} from "@ctxfst/core";
import { executionKind } from "@ctxfst/core/node";
import type { OpenRepository } from "../open-repository.ts";
import type { ExecutorName } from "./run-settings.ts";

/**
 * Stops a run before its first effect when the config says of a step of the plan nothing about how it is performed: half a
 * plan is worse than none.
 * @throws CtxfstError `config` with the names of such skills
 */
export function requirePerformable(
  goal: ResolvedGoal,
  executor: ExecutorName,
  { config }: OpenRepository,
  { skills, limits, clock }: RunModel,
): void {
  if (executor === "dry-run" || executor === "interactive") return;
  const completed = new Set(goal.completed);
  const usable = [...skills.values()].filter(
    ({ name, model }) => model.idempotent || !completed.has(name),
  );
  const task = taskFromSkills(usable, {
    goal: goal.goal,
    given: [...goal.given, ...goal.completed.map((name) => `done:${name}`)],
    external: goal.assumptions,
  });
  const plan = planTask(task, limits, clock);
  if (plan.status !== "found") return;
  const unknown = plan.steps.filter((name) => {
    const own = Object.hasOwn(config.execution, name) ? config.execution[name] : undefined;
    return executionKind(own, executor) === null;
  });
  if (unknown.length === 0) return;
  const file = config.file ?? "ctxfst.yaml";
  throw new CtxfstError(
    "config",
    `nothing says how to perform ${[...new Set(unknown)].join(", ")}; add execution.${unknown[0]}.${executor} to ${file}`,
    { file },
  );
}
