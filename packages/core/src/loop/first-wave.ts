import { computeWaves } from "../planner/compute-waves.ts";
import type { Task } from "../planner/task.ts";
import { conditionHolds } from "../selector/condition-holds.ts";

/**
 * The steps of a plan that run next: at most `room` of those that may run side by side now. With room for one this is
 * the first step, so that the order is the plan's.
 */
export function firstWave(task: Task, steps: readonly string[], room: number): readonly string[] {
  const facts = new Set(task.init);
  const skills = new Map(task.skills.map((skill) => [skill.name, skill]));
  const isReady = (name: string): boolean =>
    skills.get(name)?.preconditions.every((condition) => conditionHolds(condition, facts)) ?? false;
  if (room === 1) {
    const first = steps.find(isReady);
    return first === undefined ? [] : [first];
  }
  const [wave = []] = computeWaves(task, steps);
  return wave.filter(isReady).slice(0, room);
}
