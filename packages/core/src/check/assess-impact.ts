import { sortedUnique } from "../base/compare.ts";
import type { Config } from "../config/config.ts";
import type { PlanClock, PlanLimits, PlanResult } from "../planner/plan.ts";
import { planTask } from "../planner/plan-task.ts";
import { reachableSkills } from "../planner/reachable-skills.ts";
import type { Task } from "../planner/task.ts";
import { taskFromSkills } from "../planner/task-from-skills.ts";
import { literalsOf } from "../skill/literals-of.ts";
import type { Repository } from "../skill/repository.ts";
import { findReferences } from "./find-references.ts";
import type { GoalImpact, Impact, ImpactTarget } from "./impact.ts";
import { goalTask, planGoal } from "./plan-goal.ts";
import { createRelevantSkills } from "./relevant-skills.ts";
import type { ResolvedGoal } from "./resolve-goals.ts";

export interface ImpactOptions {
  /** The time is for all goals together. */
  readonly limits?: PlanLimits;
  readonly clock?: PlanClock | null;
}

/**
 * What happens without a skill, or when a fact never holds any more: goals whose plans it changes, each planned anew
 * without it; skills that could then never run; and the places that name it.
 */
export function assessImpact(
  repository: Repository,
  config: Config,
  target: ImpactTarget,
  goals: readonly ResolvedGoal[],
  { limits = {}, clock = null }: ImpactOptions = {},
): Impact {
  const began = clock?.now() ?? 0;
  const limitsLeft = (): PlanLimits =>
    limits.seconds === undefined || clock === null
      ? limits
      : { ...limits, seconds: Math.max(0, limits.seconds - (clock.now() - began)) };
  const relevantSkills = createRelevantSkills(repository);
  const impacts = goals.flatMap((goal): GoalImpact[] => {
    const before = planGoal(repository, goal, { limits: limitsLeft(), clock, relevantSkills });
    const task = goalTask(repository, goal, relevantSkills);
    const after = planTask(withoutTarget(task, target), limitsLeft(), clock);
    const impact = { id: goal.id, before, after, ...compare(before.plan, after) };
    return impact.change === null ? [] : [{ ...impact, change: impact.change }];
  });
  return {
    target,
    goals: impacts,
    unaffected: goals.length - impacts.length,
    stranded: strandedSkills(repository, goals, target),
    references: findReferences(repository, config, target),
  };
}

/** The task without the skill, or without anything that makes the fact true. */
export function withoutTarget(task: Task, { kind, name }: ImpactTarget): Task {
  if (kind === "skill") {
    return { ...task, skills: task.skills.filter((skill) => skill.name !== name) };
  }
  return {
    init: task.init.filter((fact) => fact !== name),
    goal: task.goal,
    skills: task.skills.map((skill) => ({
      ...skill,
      add: skill.add.filter((fact) => fact !== name),
    })),
  };
}

function compare(
  before: PlanResult,
  after: PlanResult,
): { readonly change: GoalImpact["change"] | null; readonly difference: number | null } {
  const nothing = { change: null, difference: null };
  if (before.status === "gave-up" || after.status === "gave-up") {
    return { change: "unknown", difference: null };
  }
  if (before.status !== "found") {
    return after.status === "found" ? { change: "reachable", difference: null } : nothing;
  }
  if (after.status !== "found") return { change: "unreachable", difference: null };
  const difference = Math.round((after.cost - before.cost) * 1e9) / 1e9;
  if (difference === 0) {
    const isSame = after.steps.join("\n") === before.steps.join("\n");
    return isSame ? nothing : { change: "rerouted", difference };
  }
  if (!before.optimal || !after.optimal) return { change: "unknown", difference };
  return { change: difference > 0 ? "dearer" : "cheaper", difference };
}

/**
 * Skills that can run at some time, starting from all that any goal is given and from facts that nobody produces, and
 * that cannot without the skill or fact.
 */
function strandedSkills(
  { byName }: Repository,
  goals: readonly ResolvedGoal[],
  target: ImpactTarget,
): string[] {
  const bare = taskFromSkills(byName.values(), { goal: [] });
  const produced = new Set(bare.skills.flatMap(({ add }) => add));
  const asked = bare.skills.flatMap(({ preconditions }) => preconditions.flatMap(literalsOf));
  const outside = asked.flatMap(({ fact, negated }) =>
    negated || produced.has(fact) ? [] : [fact],
  );
  const given = goals.flatMap((goal) => [...goal.given, ...goal.assumptions]);
  const task = { ...bare, init: sortedUnique([...outside, ...given]) };
  const after = reachableSkills(withoutTarget(task, target));
  return [...reachableSkills(task)].filter(
    (name) => !after.has(name) && !(target.kind === "skill" && name === target.name),
  );
}
