import { compareText, sortedUnique } from "../../base/compare.ts";
import { formatCondition } from "../../skill/format-condition.ts";
import { literalsOf } from "../../skill/literals-of.ts";
import type { FoundPlan } from "../plan.ts";
import type { Condition, Literal, Task, TaskSkill } from "../task.ts";
import type { Excuse, Lack } from "./excuse.ts";
import type { Lacking } from "./find-lacking-sets.ts";

/**
 * A set of changes with who needs each and who would bring it about. `isReachable` tells of a literal whether it can
 * hold as things stand.
 */
export function describeExcuse(
  task: Task,
  lacking: readonly Lacking[],
  plan: FoundPlan,
  isReachable: (literal: Literal) => boolean,
): Excuse {
  const skills = new Map(task.skills.map((skill) => [skill.name, skill]));
  const lacks = lacking.map((literal): Lack => {
    const asks = (name: string): boolean =>
      hardConditions(skills.get(name)).some((condition) =>
        literalsOf(condition).some((other) => isSame(other, literal)),
      );
    return {
      ...literal,
      neededBy: sortedUnique(plan.steps.filter(asks)),
      producers: task.skills
        .filter((skill) => bringsAbout(skill, literal))
        .map((skill) => ({
          skill: skill.name,
          lacks: hardConditions(skill)
            .filter((condition) => !literalsOf(condition).some(isReachable))
            .map(formatCondition),
        }))
        .sort((a, b) => a.lacks.length - b.lacks.length || compareText(a.skill, b.skill)),
    };
  });
  return {
    lacks: lacks.sort((a, b) => compareText(a.fact, b.fact)),
    cost: plan.cost,
    steps: plan.steps,
    ready: readySteps(task, plan.steps),
  };
}

/** Steps that can run from the start as it is, each after those before it that can. */
function readySteps(task: Task, steps: readonly string[]): string[] {
  const skills = new Map(task.skills.map((skill) => [skill.name, skill]));
  const facts = new Set(task.init);
  const holds = ({ fact, negated }: Literal): boolean => facts.has(fact) !== negated;
  return steps.filter((name) => {
    const skill = skills.get(name);
    if (!hardConditions(skill).every((condition) => literalsOf(condition).some(holds))) {
      return false;
    }
    for (const fact of skill?.remove ?? []) facts.delete(fact);
    for (const fact of skill?.add ?? []) facts.add(fact);
    return true;
  });
}

function hardConditions(skill: TaskSkill | undefined): readonly Condition[] {
  return (skill?.preconditions ?? []).filter(({ soft }) => !soft);
}

function bringsAbout({ add, remove }: TaskSkill, { fact, negated }: Lacking): boolean {
  return negated ? remove.includes(fact) && !add.includes(fact) : add.includes(fact);
}

function isSame(a: Literal, b: Literal): boolean {
  return a.fact === b.fact && a.negated === b.negated;
}
