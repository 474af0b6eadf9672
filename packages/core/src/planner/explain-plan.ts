import type { Condition, Literal } from "../skill/condition.ts";
import { formatLiteral } from "../skill/format-condition.ts";
import { literalsOf } from "../skill/literals-of.ts";
import type { Task } from "./task.ts";

/** A condition of a step and who makes it true: the number of an earlier step (1-based), or the start. */
export interface ConditionSupport {
  readonly condition: string;
  /** Null when it holds from the start. */
  readonly from: number | null;
}

/** A fact that a step changes and who relies on it: numbers of later steps, and whether the goal does. */
export interface EffectUse {
  readonly fact: string;
  readonly negated: boolean;
  readonly usedBy: readonly number[];
  readonly isGoal: boolean;
}

export interface ExplainedStep {
  readonly skill: string;
  readonly cost: number;
  readonly needs: readonly ConditionSupport[];
  readonly gives: readonly EffectUse[];
}

/** Why each step stands in a plan: its causal links (McAllester & Rosenblitt 1991). */
export interface PlanExplanation {
  readonly steps: readonly ExplainedStep[];
}

/** The step that changed a fact last, and to what; step 0 is the start. */
interface Setting {
  readonly step: number;
  readonly value: boolean;
}

/**
 * Follows a valid plan and links each condition to the step that made it true; one that only says it again supplies
 * nothing.
 */
export function explainPlan(task: Task, plan: readonly string[]): PlanExplanation {
  const skills = new Map(task.skills.map((skill) => [skill.name, skill]));
  const settings = new Map<string, Setting>(
    task.init.map((fact) => [fact, { step: 0, value: true }]),
  );
  const uses = new Map<string, Set<number>>();
  const needs: ConditionSupport[][] = [];
  const use = (condition: Condition, user: number): ConditionSupport | null => {
    const literals = literalsOf(condition);
    const holding = literals.find((literal) => holds(settings, literal));
    if (holding === undefined) return null;
    const from = settings.get(holding.fact)?.step ?? 0;
    const key = useKey(from, holding.fact);
    uses.set(key, (uses.get(key) ?? new Set()).add(user));
    return { condition: formatLiteral(holding), from: from === 0 ? null : from };
  };
  plan.forEach((name, i) => {
    const skill = skills.get(name);
    const links = (skill?.preconditions ?? [])
      .filter((condition) => !condition.soft)
      .map((condition) => use(condition, i + 1));
    needs.push(links.filter((link) => link !== null));
    const added = new Set(skill?.add ?? []);
    const set = (fact: string, value: boolean): void => {
      if ((settings.get(fact)?.value ?? false) !== value)
        settings.set(fact, { step: i + 1, value });
    };
    for (const fact of skill?.remove ?? []) if (!added.has(fact)) set(fact, false);
    for (const fact of added) set(fact, true);
  });
  const end = plan.length + 1;
  for (const condition of task.goal) if (!condition.soft) use(condition, end);
  return {
    steps: plan.map((name, i) => {
      const skill = skills.get(name);
      const gives = (facts: readonly string[], negated: boolean): EffectUse[] =>
        facts.map((fact) => {
          const users = [...(uses.get(useKey(i + 1, fact)) ?? [])];
          return {
            fact,
            negated,
            usedBy: users.filter((user) => user < end),
            isGoal: users.includes(end),
          };
        });
      return {
        skill: name,
        cost: skill?.cost ?? 0,
        needs: needs[i] ?? [],
        gives: [...gives(skill?.add ?? [], false), ...gives(skill?.remove ?? [], true)],
      };
    }),
  };
}

function holds(settings: ReadonlyMap<string, Setting>, { fact, negated }: Literal): boolean {
  return (settings.get(fact)?.value ?? false) !== negated;
}

function useKey(step: number, fact: string): string {
  return `${step} ${fact}`;
}
