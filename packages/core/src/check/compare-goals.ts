import type { Config } from "../config/config.ts";
import { findCause, reversed, type TaskChange } from "../planner/comparison/index.ts";
import type { PlanClock, PlanLimits } from "../planner/plan.ts";
import { planTask } from "../planner/plan-task.ts";
import type { Task } from "../planner/task.ts";
import type { Repository } from "../skill/repository.ts";
import type { GoalOutcome } from "./check-result.ts";
import { diffSteps } from "./diff-steps.ts";
import type { Cause, GoalChange, GoalComparison } from "./goal-comparison.ts";
import { goalTask, planGoal } from "./plan-goal.ts";
import { createRelevantSkills, type RelevantSkills } from "./relevant-skills.ts";
import { type ResolvedGoal, resolveGoals, type StartFacts } from "./resolve-goals.ts";

/** A repository at one revision. */
export interface GoalSide {
  readonly repository: Repository;
  readonly config: Config;
  readonly start: StartFacts;
  /** In place of the goals that the side has by itself. */
  readonly goals?: readonly ResolvedGoal[];
}

export interface CompareOptions {
  /** The time is for all goals together. */
  readonly limits?: PlanLimits;
  readonly clock?: PlanClock | null;
}

/** One side, ready to plan. */
interface Side {
  readonly repository: Repository;
  readonly goals: ReadonlyMap<string, ResolvedGoal>;
  readonly relevantSkills: RelevantSkills;
}

/**
 * Plans every goal at base and at head and tells what became of it, and why: which of the changes between the two
 * revisions alone bring the difference about. In the order of the head's goals; those that are gone come last.
 */
export function compareGoals(
  base: GoalSide,
  head: GoalSide,
  { limits = {}, clock = null }: CompareOptions = {},
): GoalComparison[] {
  const began = clock?.now() ?? 0;
  const limitsLeft = (): PlanLimits =>
    limits.seconds === undefined || clock === null
      ? limits
      : { ...limits, seconds: Math.max(0, limits.seconds - (clock.now() - began)) };
  const before = sideOf(base);
  const after = sideOf(head);
  const ids = [...after.goals.keys()];
  ids.push(...[...before.goals.keys()].filter((id) => !after.goals.has(id)));
  return ids.map((id) => compareOne(id));

  function compareOne(id: string): GoalComparison {
    const outcomes = [before, after].map(({ repository, goals, relevantSkills }) => {
      const goal = goals.get(id);
      if (goal === undefined) return null;
      return planGoal(repository, goal, { limits: limitsLeft(), clock, relevantSkills });
    });
    const [old = null, now = null] = outcomes;
    const change = changeOf(old, now);
    const oldPlan = old?.plan.status === "found" ? old.plan : null;
    const newPlan = now?.plan.status === "found" ? now.plan : null;
    return {
      id,
      base: old,
      head: now,
      change,
      difference: oldPlan === null || newPlan === null ? null : exact(newPlan.cost - oldPlan.cost),
      steps:
        old === null || now === null ? [] : diffSteps(oldPlan?.steps ?? [], newPlan?.steps ?? []),
      causes: causesOf(id, change, old, now),
    };
  }

  function causesOf(
    id: string,
    change: GoalChange,
    old: GoalOutcome | null,
    now: GoalOutcome | null,
  ): readonly Cause[] {
    const [oldGoal, newGoal] = [before.goals.get(id), after.goals.get(id)];
    if (oldGoal === undefined || newGoal === undefined || old === null || now === null) return [];
    const isBetter = change === "better";
    if (!isBetter && change !== "worse" && change !== "broken") return [];
    const good = isBetter ? now : old;
    // What was unreachable on the good side too is broken by being reached: no cost tells that.
    if (good.plan.status !== "found") return [];
    const most = good.plan.cost;
    const [oldTask, newTask] = comparableTasks(oldGoal, newGoal);
    const isReached = (task: Task): boolean => {
      const plan = planTask(task, limitsLeft(), clock);
      return plan.status === "found" && exact(plan.cost - most) <= 0;
    };
    const found = isBetter
      ? findCause(oldTask, newTask, isReached)
      : findCause(newTask, oldTask, isReached).map(reversed);
    return found.map((one) => ({ change: one, file: fileOf(one) }));
  }

  /** Over the same names on both sides, so that a skill that only became relevant does not look new. */
  function comparableTasks(oldGoal: ResolvedGoal, newGoal: ResolvedGoal): [Task, Task] {
    const names = new Set(
      [before.relevantSkills(oldGoal.goal), after.relevantSkills(newGoal.goal)]
        .flat()
        .map(({ name }) => name),
    );
    const taskOf = ({ repository }: Side, goal: ResolvedGoal): Task =>
      goalTask(repository, goal, () =>
        [...repository.byName.values()].filter(({ name }) => names.has(name)),
      );
    return [taskOf(before, oldGoal), taskOf(after, newGoal)];
  }

  function fileOf(change: TaskChange): string | null {
    if (!("skill" in change)) return null;
    const skill = head.repository.byName.get(change.skill);
    return (skill ?? base.repository.byName.get(change.skill))?.file ?? null;
  }
}

function sideOf({ repository, config, start, goals }: GoalSide): Side {
  const resolved = goals ?? resolveGoals(repository, config, start);
  return {
    repository,
    goals: new Map(resolved.map((goal) => [goal.id, goal])),
    relevantSkills: createRelevantSkills(repository),
  };
}

function changeOf(old: GoalOutcome | null, now: GoalOutcome | null): GoalChange {
  if (old === null) return "new";
  if (now === null) return "gone";
  if (old.plan.status === "gave-up" || now.plan.status === "gave-up") return "unknown";
  if (isWrong(now) && !isWrong(old)) return "broken";
  if (isWrong(old) && !isWrong(now)) return "better";
  if (old.plan.status !== "found" || now.plan.status !== "found") return "same";
  const difference = exact(now.plan.cost - old.plan.cost);
  if (difference === 0) return "same";
  // A cost that is only a bound says nothing about what a cheapest plan costs.
  if (!old.plan.optimal || !now.plan.optimal) return "unknown";
  return difference < 0 ? "better" : "worse";
}

function isWrong({ plan, expect, broken }: GoalOutcome): boolean {
  return broken.length > 0 || (plan.status === "unsolvable" && expect.reachable !== false);
}

/** Without the last digits that floating point gets wrong: costs have nine decimals at most. */
function exact(difference: number): number {
  return Math.round(difference * 1e9) / 1e9;
}
