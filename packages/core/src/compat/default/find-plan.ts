import type { PlanResult } from "../../planner/plan.ts";
import { planTask } from "../../planner/plan-task.ts";
import type { Task } from "../../planner/task.ts";
import { type PlannableSkill, taskFromSkills } from "../../planner/task-from-skills.ts";
import { readHistory } from "../../selector/run-history.ts";
import type { SelectionGoal } from "../../selector/selection.ts";
import { limitSteps, ownNames } from "./limit-steps.ts";

export interface CalledPlan {
  /** Null when there is none. */
  readonly steps: readonly string[] | null;
  /** Why there is none, or the plan when the limit of steps does not matter. */
  readonly result: PlanResult;
}

/** The task of a call: skills that completed successfully and are not idempotent do not run again. */
export function calledTask(skills: readonly PlannableSkill[], world: SelectionGoal): Task {
  const { completed } = readHistory(world.runs);
  return taskFromSkills(
    skills.filter(({ name, model }) => model.idempotent || !completed.has(name)),
    { goal: world.goal, given: world.facts },
  );
}

/** A cheapest plan among those of at most `maxDepth` steps. */
export function findCalledPlan(task: Task, maxDepth: number): CalledPlan {
  if (task.goal.length === 0) {
    const nothing = planTask({ ...task, skills: [] });
    return { steps: null, result: nothing };
  }
  const result = planTask(task);
  if (result.status !== "found") return { steps: null, result };
  if (result.steps.length <= maxDepth) return { steps: result.steps, result };
  const limited = planTask(limitSteps(task, Math.max(0, maxDepth)));
  return {
    steps: limited.status === "found" ? ownNames(limited.steps) : null,
    result: limited,
  };
}
