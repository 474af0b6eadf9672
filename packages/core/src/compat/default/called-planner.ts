import type { PlannableSkill } from "../../planner/task-from-skills.ts";
import { conditionHolds } from "../../selector/condition-holds.ts";
import type { SelectionGoal } from "../../selector/selection.ts";
import type { CritiquedPlanner } from "../reference/critique-plan.ts";
import { calledTask, findCalledPlan } from "./find-plan.ts";

/** Our planner for a dialogue: a skill that completed and may not repeat cannot be forced. */
export function calledPlanner(
  skills: readonly PlannableSkill[],
  world: SelectionGoal,
  maxDepth: number,
): CritiquedPlanner {
  const without = (names: ReadonlySet<string>): readonly PlannableSkill[] =>
    skills.filter(({ name }) => !names.has(name));
  const plan = (
    allowed: readonly PlannableSkill[],
    from: SelectionGoal,
    depth: number,
  ): readonly string[] | null => findCalledPlan(calledTask(allowed, from), depth).steps;
  return {
    knows: (name) => skills.some((skill) => skill.name === name),
    plan: (skipped) => plan(without(skipped), world, maxDepth) ?? [],
    force: (name, skipped) => {
      const forced = calledTask(skills, world).skills.find((skill) => skill.name === name);
      if (forced === undefined) return null;
      const facts = new Set(world.facts);
      if (!forced.preconditions.every((condition) => conditionHolds(condition, facts))) return null;
      for (const fact of forced.remove) facts.delete(fact);
      for (const fact of forced.add) facts.add(fact);
      const after = {
        ...world,
        facts: [...facts],
        runs: [...world.runs, { skill: name, result: "success" }],
      };
      const rest = plan(without(skipped), after, Math.max(0, maxDepth - 1));
      return [name, ...(rest ?? [])];
    },
  };
}
