import type { GoalExpectation } from "../config/config.ts";
import type { PlanClock, PlanLimits, PlanResult } from "../planner/plan.ts";
import { planTask } from "../planner/plan-task.ts";
import type { Task } from "../planner/task.ts";
import { taskFromSkills } from "../planner/task-from-skills.ts";
import { doneFact } from "../skill/dialect-facts.ts";
import type { Repository } from "../skill/repository.ts";
import type { Skill } from "../skill/skill.ts";
import type { BrokenExpectation, GoalOutcome } from "./check-result.ts";
import { explainMissingFacts } from "./explain-missing-facts.ts";
import { createRelevantSkills, type RelevantSkills } from "./relevant-skills.ts";
import type { ResolvedGoal } from "./resolve-goals.ts";

export interface PlanOptions {
  readonly limits?: PlanLimits;
  readonly clock?: PlanClock | null;
  /** Of this repository; made anew when absent. */
  readonly relevantSkills?: RelevantSkills;
  /** In place of the search for a cheapest plan. */
  readonly search?: typeof planTask;
}

/** Plans one goal over the repository's skills and compares the plan with what the goal expects. */
export function planGoal(
  repository: Repository,
  resolved: ResolvedGoal,
  { limits = {}, clock = null, relevantSkills, search = planTask }: PlanOptions = {},
): GoalOutcome {
  const found = search(goalTask(repository, resolved, relevantSkills), limits, clock);
  const plan =
    found.status === "unsolvable"
      ? explainMissingFacts(found, repository, resolved, spentSkills(repository, resolved))
      : found;
  const { id, text, given, inferred, assumptions, expect } = resolved;
  const broken = inferred ? [] : brokenExpectations(plan, expect);
  return { id, goal: text, given, inferred, assumptions, plan, expect, broken };
}

/**
 * The planning task of a goal: every skill of the repository that can help and may still run. Of a skill that completed
 * it holds that it has been done.
 */
export function goalTask(
  repository: Repository,
  resolved: ResolvedGoal,
  relevantSkills: RelevantSkills = createRelevantSkills(repository),
): Task {
  const spent = new Set(spentSkills(repository, resolved));
  const skills = relevantSkills(resolved.goal).filter((skill) => !spent.has(skill));
  return taskFromSkills(skills, {
    goal: resolved.goal,
    given: [...resolved.given, ...resolved.completed.map(doneFact)],
    external: resolved.assumptions,
  });
}

/** Skills that the world records as completed and that must not run again. */
export function spentSkills({ byName }: Repository, { completed }: ResolvedGoal): readonly Skill[] {
  return completed
    .flatMap((name) => byName.get(name) ?? [])
    .filter(({ model }) => !model.idempotent);
}

/** What of an expectation a plan breaks. A configured goal is expected to be reachable unless it says otherwise. */
export function brokenExpectations(
  plan: PlanResult,
  expect: GoalExpectation,
): readonly BrokenExpectation[] {
  const isExpected = expect.reachable ?? true;
  if (plan.status === "gave-up") return [];
  if (plan.status === "unsolvable") return isExpected ? [{ kind: "unreachable" }] : [];
  if (!isExpected) return [{ kind: "reachable" }];
  const steps = new Set(plan.steps);
  const { maxCost = Number.POSITIVE_INFINITY, maxSteps = Number.POSITIVE_INFINITY } = expect;
  return [
    ...(plan.cost > maxCost ? [{ kind: "cost", limit: maxCost, actual: plan.cost } as const] : []),
    ...(plan.steps.length > maxSteps
      ? [{ kind: "steps", limit: maxSteps, actual: plan.steps.length } as const]
      : []),
    ...(expect.via ?? [])
      .filter((skill) => !steps.has(skill))
      .map((skill) => ({ kind: "via", skill }) as const),
    ...(expect.avoid ?? [])
      .filter((skill) => steps.has(skill))
      .map((skill) => ({ kind: "avoid", skill }) as const),
  ];
}
