import type { PlanExplanation } from "../explain-plan.ts";
import type { MissingFact, PlanClock, PlanLimits, PlanResult, UnsolvablePlan } from "../plan.ts";
import { planTask } from "../plan-task.ts";
import type { Task } from "../task.ts";
import { findRivals, type Rival } from "./find-rivals.ts";
import { type ForcedTask, forceSkill } from "./force-skill.ts";

/** What a plan through a rival comes to. Differences are to the plan that was chosen; below 0 it would be cheaper. */
export type RivalVerdict =
  | { readonly kind: "costs"; readonly difference: number; readonly steps: readonly string[] }
  | {
      /** It cannot run, or nothing leads on from it, without these. */
      readonly kind: "lacks";
      readonly missing: readonly MissingFact[];
      /** With them; null when even then there is no plan through it. */
      readonly difference: number | null;
    }
  /** What it asks for contradicts itself. */
  | { readonly kind: "never" }
  | { readonly kind: "conflict"; readonly conflict: UnsolvablePlan["conflict"] }
  | { readonly kind: "unknown" };

export interface JudgedRival extends Rival {
  readonly verdict: RivalVerdict;
}

export interface RivalReport {
  readonly rivals: readonly JudgedRival[];
  /** How many more look cheaper and were not looked into. */
  readonly more: number;
}

export interface JudgeOptions {
  readonly limits?: PlanLimits;
  readonly clock?: PlanClock | null;
  /** How many are looked into, those that promise most first. */
  readonly mostRivals?: number;
}

const MOST_RIVALS = 6;

/**
 * Why the skills that look cheaper are not in the plan, each worked out by planning through it: what that costs in
 * all, or what it lacks. `cost` is that of the explained plan.
 */
export function judgeRivals(
  task: Task,
  cost: number,
  explanation: PlanExplanation,
  { limits = {}, clock = null, mostRivals = MOST_RIVALS }: JudgeOptions = {},
): RivalReport {
  const rivals = findRivals(task, explanation);
  const began = clock?.now() ?? 0;
  const planThrough = (through: Task): PlanResult => {
    const { seconds } = limits;
    const left =
      seconds === undefined || clock === null ? seconds : seconds - (clock.now() - began);
    return planTask(through, left === undefined ? limits : { ...limits, seconds: left }, clock);
  };
  return {
    rivals: rivals
      .slice(0, mostRivals)
      .map((rival) => ({ ...rival, verdict: verdictOn(forceSkill(task, rival.skill)) })),
    more: Math.max(0, rivals.length - mostRivals),
  };

  function verdictOn(forced: ForcedTask): RivalVerdict {
    const found = planThrough(forced);
    if (found.status !== "unsolvable") return costsOf(found);
    if (found.missing.length === 0) return { kind: "conflict", conflict: found.conflict };
    const given = found.missing.map(({ fact }) => fact);
    if (given.includes(forced.mark)) return { kind: "never" };
    const eased = planThrough({ ...forced, init: [...forced.init, ...given] });
    const costs = costsOf(eased);
    if (costs.kind === "unknown" && eased.status !== "unsolvable") return costs;
    const difference = costs.kind === "costs" ? costs.difference : null;
    return { kind: "lacks", missing: found.missing.map(withSuppliers), difference };
  }

  /** The planner names a fact that has suppliers only where they wait for each other. */
  function withSuppliers(missing: MissingFact): MissingFact {
    const suppliers = task.skills.filter(({ add }) => add.includes(missing.fact));
    return suppliers.length === 0
      ? missing
      : { ...missing, circular: suppliers.map(({ name }) => name) };
  }

  function costsOf(found: PlanResult): RivalVerdict {
    if (found.status !== "found" || !found.optimal) return { kind: "unknown" };
    return { kind: "costs", difference: difference(found.cost, cost), steps: found.steps };
  }
}

/** Without the last digits that floating point gets wrong: costs have nine decimals at most. */
function difference(cost: number, other: number): number {
  return Math.round((cost - other) * 1e9) / 1e9;
}
