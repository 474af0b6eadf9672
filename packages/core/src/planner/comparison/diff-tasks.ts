import { compareText } from "../../base/compare.ts";
import type { Condition } from "../../skill/condition.ts";
import { formatCondition } from "../../skill/format-condition.ts";
import type { Task, TaskSkill } from "../task.ts";
import type { TaskChange } from "./task-change.ts";

/** Everything that differs between two tasks, by skill name; soft conditions aside, which plans do not depend on. */
export function diffTasks(from: Task, to: Task): TaskChange[] {
  const before = new Map(from.skills.map((skill) => [skill.name, skill]));
  const after = new Map(to.skills.map((skill) => [skill.name, skill]));
  const names = [...new Set([...before.keys(), ...after.keys()])].sort(compareText);
  return [
    ...setChanges(from.init, to.init).map(
      ([fact, is]): TaskChange => ({ kind: "given", fact, is }),
    ),
    ...setChanges(conditionsOf(from.goal), conditionsOf(to.goal)).map(
      ([condition, is]): TaskChange => ({ kind: "goal", condition, is }),
    ),
    ...names.flatMap((name) => skillChanges(before.get(name), after.get(name), name)),
  ];
}

/** Effects as conditions that hold afterwards. */
export function effectsOf({ add, remove }: TaskSkill): string[] {
  const removed = remove.filter((fact) => !add.includes(fact));
  return [...add, ...removed.map((fact) => `NOT ${fact}`)];
}

function skillChanges(
  before: TaskSkill | undefined,
  after: TaskSkill | undefined,
  skill: string,
): TaskChange[] {
  if (before === undefined || after === undefined) {
    return [{ kind: "skill", skill, is: after !== undefined }];
  }
  const changes: TaskChange[] = [];
  const needs = setChanges(conditionsOf(before.preconditions), conditionsOf(after.preconditions));
  for (const [condition, is] of needs) changes.push({ kind: "needs", skill, condition, is });
  for (const [condition, is] of setChanges(effectsOf(before), effectsOf(after))) {
    changes.push({ kind: "gives", skill, condition, is });
  }
  if (before.cost !== after.cost) {
    changes.push({ kind: "cost", skill, from: before.cost, to: after.cost });
  }
  if (before.atMostOnce !== after.atMostOnce) {
    changes.push({ kind: "repeats", skill, is: before.atMostOnce });
  }
  return changes;
}

function conditionsOf(conditions: readonly Condition[]): string[] {
  return conditions.filter(({ soft }) => !soft).map(formatCondition);
}

function setChanges(before: readonly string[], after: readonly string[]): [string, boolean][] {
  const old = new Set(before);
  const now = new Set(after);
  return [
    ...[...old].filter((text) => !now.has(text)).map((text): [string, boolean] => [text, false]),
    ...[...now].filter((text) => !old.has(text)).map((text): [string, boolean] => [text, true]),
  ].sort(([a], [b]) => compareText(a, b));
}
