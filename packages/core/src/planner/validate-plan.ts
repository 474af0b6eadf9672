import type { Condition, Literal, Task, TaskSkill } from "./task.ts";

/** Why a list of steps is not a plan: the first step that may not run and its condition, or the goal. */
export type PlanFault =
  | { readonly kind: "unknown-skill"; readonly step: number; readonly skill: string }
  | { readonly kind: "repeated-skill"; readonly step: number; readonly skill: string }
  | {
      readonly kind: "precondition";
      readonly step: number;
      readonly skill: string;
      readonly condition: Condition;
    }
  | { readonly kind: "goal"; readonly condition: Condition };

export interface PlanVerdict {
  readonly valid: boolean;
  /** Sum of the costs of the steps that could run. */
  readonly cost: number;
  readonly fault: PlanFault | null;
}

/**
 * Executes the steps (0-based in the verdict) on plain sets of facts and says whether they reach the goal.
 * Shares no code with compiler or search, so that it can judge them.
 */
export function validatePlan(task: Task, steps: readonly string[]): PlanVerdict {
  const skills = new Map(task.skills.map((skill) => [skill.name, skill]));
  const facts = new Set(task.init);
  const ran = new Set<string>();
  let cost = 0;
  for (const [step, name] of steps.entries()) {
    const skill = skills.get(name);
    const fault = skill === undefined ? unknown(step, name) : faultOf(skill, step, facts, ran);
    if (skill === undefined || fault !== null) return { valid: false, cost, fault };
    for (const fact of skill.remove) facts.delete(fact);
    for (const fact of skill.add) facts.add(fact);
    ran.add(name);
    cost += skill.cost;
  }
  const open = task.goal.find((condition) => !holds(condition, facts));
  return open === undefined
    ? { valid: true, cost, fault: null }
    : { valid: false, cost, fault: { kind: "goal", condition: open } };
}

function unknown(step: number, skill: string): PlanFault {
  return { kind: "unknown-skill", step, skill };
}

function faultOf(
  skill: TaskSkill,
  step: number,
  facts: ReadonlySet<string>,
  ran: ReadonlySet<string>,
): PlanFault | null {
  if (skill.atMostOnce && ran.has(skill.name)) {
    return { kind: "repeated-skill", step, skill: skill.name };
  }
  const condition = skill.preconditions.find((item) => !holds(item, facts));
  return condition === undefined
    ? null
    : { kind: "precondition", step, skill: skill.name, condition };
}

function holds(condition: Condition, facts: ReadonlySet<string>): boolean {
  if (condition.soft) return true;
  if (condition.kind === "fact") return isTrue(condition, facts);
  return condition.alternatives.some((literal) => isTrue(literal, facts));
}

function isTrue(literal: Literal, facts: ReadonlySet<string>): boolean {
  return facts.has(literal.fact) !== literal.negated;
}
