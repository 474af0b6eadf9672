import type { Task } from "../planner/task.ts";
import { type PlannableSkill, taskFromSkills } from "../planner/task-from-skills.ts";
import { conditionHolds } from "../selector/condition-holds.ts";
import { avoidedSkills, completedOf, fruitlessSkills, knownFacts } from "./run-facts.ts";
import type { RunModel } from "./run-model.ts";
import type { RunState } from "./run-state.ts";

/** Skills that the run may still use; completed ones that run once are left out by planner and selector. */
export function usableSkills(
  state: RunState,
  { skills }: RunModel,
  excluded: ReadonlySet<string> = new Set([...avoidedSkills(state), ...fruitlessSkills(state)]),
): readonly PlannableSkill[] {
  return [...skills.values()].filter(({ name }) => !excluded.has(name));
}

/** The planning task from where the run is. */
export function taskOf(
  usable: readonly PlannableSkill[],
  state: RunState,
  { goal }: RunModel,
): Task {
  const completed = completedOf(state);
  const open = usable.filter(({ name, model }) => model.idempotent || !completed.has(name));
  return taskFromSkills(open, { goal, given: knownFacts(state) });
}

/** Whether a person may have this skill next: it is there, its conditions hold, and it may run again. */
export function canRunNow(name: string, state: RunState, { skills }: RunModel): boolean {
  const skill = skills.get(name);
  if (skill === undefined) return false;
  if (!skill.model.idempotent && completedOf(state).has(name)) return false;
  const facts = new Set(knownFacts(state));
  return skill.model.preconditions.every(({ value }) => conditionHolds(value, facts));
}
