import { compareText } from "../../base/compare.ts";
import type { PlanExplanation } from "../explain-plan.ts";
import type { Task, TaskSkill } from "../task.ts";

/** A skill that is not in a plan although it looks like a cheaper way to something that the plan needs. */
export interface Rival {
  readonly skill: string;
  /** What it would supply: a fact, or `NOT` one that it takes away. */
  readonly supplies: string;
  /** Number (1-based) and name of the step that supplies it in the plan. */
  readonly step: number;
  readonly insteadOf: string;
  /** What the steps cost that it seems to save, less its own cost. */
  readonly promise: number;
}

/** A change that later steps or the goal rely on. */
interface Supply {
  readonly step: number;
  readonly fact: string;
  readonly negated: boolean;
  /** What the step costs; with it the steps that would serve nobody without it, where it has no other use. */
  readonly saved: number;
}

/**
 * Skills outside of a plan that supply what it relies on, and cost less than what they seem to save: each for the
 * supply where it promises most, the greatest promise first.
 */
export function findRivals(task: Task, { steps }: PlanExplanation): Rival[] {
  const used = new Set(steps.map(({ skill }) => skill));
  const rivals = new Map<string, Rival>();
  const supplies = suppliesOf({ steps });
  for (const skill of task.skills) {
    if (used.has(skill.name)) continue;
    for (const { step, fact, negated, saved } of supplies) {
      if (!changes(skill, fact, negated)) continue;
      const promise = saved - skill.cost;
      if (promise <= (rivals.get(skill.name)?.promise ?? 0)) continue;
      rivals.set(skill.name, {
        skill: skill.name,
        supplies: negated ? `NOT ${fact}` : fact,
        step,
        insteadOf: steps[step - 1]?.skill ?? "",
        promise,
      });
    }
  }
  return [...rivals.values()].sort(
    (a, b) => b.promise - a.promise || compareText(a.skill, b.skill),
  );
}

function suppliesOf({ steps }: PlanExplanation): Supply[] {
  return steps.flatMap(({ gives, cost }, i) => {
    const uses = gives.filter(({ usedBy, isGoal }) => isGoal || usedBy.length > 0);
    const saved = uses.length === 1 ? costOfServing(i + 1, { steps }) : cost;
    return uses.map(({ fact, negated }) => ({ step: i + 1, fact, negated, saved }));
  });
}

/** The cost of a step and of all those whose effects serve only it, directly or through each other. */
function costOfServing(step: number, { steps }: PlanExplanation): number {
  const idle = new Set([step]);
  for (let number = step - 1; number >= 1; number -= 1) {
    const users = (steps[number - 1]?.gives ?? []).flatMap(({ usedBy, isGoal }) =>
      isGoal ? [0] : usedBy,
    );
    if (users.length > 0 && users.every((user) => idle.has(user))) idle.add(number);
  }
  return [...idle].reduce((sum, number) => sum + (steps[number - 1]?.cost ?? 0), 0);
}

function changes(skill: TaskSkill, fact: string, negated: boolean): boolean {
  if (!negated) return skill.add.includes(fact);
  return skill.remove.includes(fact) && !skill.add.includes(fact);
}
