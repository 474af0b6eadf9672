import type { ConditionProblem, Skill } from "../../skill/skill.ts";
import type { RuleReport } from "../finding.ts";
import type { RuleMeta, SkillRule } from "../rule.ts";
import { placeOf } from "./model-place.ts";

/** A rule for what reading a skill's world model brought up under the code that is the rule's id. */
export function modelProblemRule(
  meta: Omit<RuleMeta, "id" | "category" | "fix"> & { readonly id: ConditionProblem["code"] },
): SkillRule {
  return {
    meta: { ...meta, category: "world", fix: null },
    checkSkill: (skill, { config }) =>
      problemsOf(skill, meta.id).map(
        ({ field, range, args }): RuleReport => ({
          // Where two places differ, the arguments already say which.
          args: { ...args, field: args.field ?? field },
          ...placeOf(skill, range, config),
        }),
      ),
  };
}

/** The problems of one kind. */
export function problemsOf(
  skill: Skill,
  code: ConditionProblem["code"],
): readonly ConditionProblem[] {
  return skill.model.problems.filter((problem) => problem.code === code);
}
