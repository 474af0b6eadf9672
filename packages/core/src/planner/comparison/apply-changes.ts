import { formatCondition } from "../../skill/format-condition.ts";
import type { Condition, Task, TaskSkill } from "../task.ts";
import { effectsOf } from "./diff-tasks.ts";
import type { TaskChange } from "./task-change.ts";

/** The first task with some of what makes the second one different. `changes` are among `diffTasks(from, to)`. */
export function applyChanges(from: Task, to: Task, changes: readonly TaskChange[]): Task {
  const bySkill = new Map<string, TaskChange[]>();
  for (const change of changes) {
    if (!("skill" in change)) continue;
    const known = bySkill.get(change.skill);
    if (known === undefined) bySkill.set(change.skill, [change]);
    else known.push(change);
  }
  const target = new Map(to.skills.map((skill) => [skill.name, skill]));
  const skills = from.skills.flatMap((skill) => {
    const own = bySkill.get(skill.name) ?? [];
    if (own.some(({ kind }) => kind === "skill")) return [];
    return [own.length === 0 ? skill : changedSkill(skill, target.get(skill.name) ?? skill, own)];
  });
  const known = new Set(from.skills.map(({ name }) => name));
  const added = changes.flatMap((change) => {
    if (change.kind !== "skill" || !change.is || known.has(change.skill)) return [];
    return target.get(change.skill) ?? [];
  });
  const given = changes.filter((change) => change.kind === "given");
  const gone = new Set(given.filter(({ is }) => !is).map(({ fact }) => fact));
  const goals = changes.filter((change) => change.kind === "goal");
  return {
    init: [
      ...from.init.filter((fact) => !gone.has(fact)),
      ...given.filter(({ is }) => is).map(({ fact }) => fact),
    ],
    goal: mixed(from.goal, to.goal, goals),
    skills: [...skills, ...added],
  };
}

function changedSkill(
  skill: TaskSkill,
  target: TaskSkill,
  changes: readonly TaskChange[],
): TaskSkill {
  const needs = changes.flatMap((change) => (change.kind === "needs" ? [change] : []));
  const effects = new Set(effectsOf(skill));
  for (const change of changes) {
    if (change.kind !== "gives") continue;
    if (change.is) effects.add(change.condition);
    else effects.delete(change.condition);
  }
  const has = (kind: TaskChange["kind"]): boolean => changes.some((change) => change.kind === kind);
  return {
    name: skill.name,
    preconditions: mixed(skill.preconditions, target.preconditions, needs),
    add: [...effects].filter((text) => !text.startsWith("NOT ")),
    remove: [...effects]
      .filter((text) => text.startsWith("NOT "))
      .map((text) => text.slice("NOT ".length)),
    cost: has("cost") ? target.cost : skill.cost,
    atMostOnce: has("repeats") ? target.atMostOnce : skill.atMostOnce,
  };
}

function mixed(
  from: readonly Condition[],
  to: readonly Condition[],
  changes: readonly { readonly condition: string; readonly is: boolean }[],
): Condition[] {
  const gone = new Set(changes.filter(({ is }) => !is).map(({ condition }) => condition));
  const added = new Set(changes.filter(({ is }) => is).map(({ condition }) => condition));
  return [
    ...from.filter((condition) => !gone.has(formatCondition(condition))),
    ...to.filter((condition) => added.has(formatCondition(condition))),
  ];
}
