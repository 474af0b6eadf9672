import type { ConditionProblem, Skill } from "../../skill/skill.ts";
import type { RuleReport } from "../finding.ts";
import type { RuleContext, RuleMeta, SkillRule } from "../rule.ts";
import { placeOf } from "./model-place.ts";
import { replaceOnce } from "./replace-once.ts";

/** A rule for what reading a skill's world model brought up under the code that is the rule's id. */
export function modelProblemRule(
  meta: Omit<RuleMeta, "id" | "category"> & { readonly id: ConditionProblem["code"] },
): SkillRule {
  return {
    meta: { ...meta, category: "world" },
    checkSkill: (skill, context) =>
      problemsOf(skill, meta.id)
        .filter(({ field, range }) => range !== null || !isConfigInvalid(field, context))
        .map((problem): RuleReport => {
          const { args, field, range } = problem;
          const { text, suggestion } = args;
          const fix =
            suggestion === undefined
              ? null
              : replaceOnce(skill, range, String(text), String(suggestion));
          return {
            // Where two places differ, the arguments already say which.
            args: { ...args, field: args.field ?? field },
            ...placeOf(skill, problem, context),
            ...(fix === null ? {} : { fix }),
          };
        }),
  };
}

/** The problems of one kind. */
export function problemsOf(
  skill: Skill,
  code: ConditionProblem["code"],
): readonly ConditionProblem[] {
  return skill.model.problems.filter((problem) => problem.code === code);
}

/** True where reading the config has found the same value wrong. */
function isConfigInvalid(field: string, { configProblems }: RuleContext): boolean {
  return configProblems.some(({ path }) => path === field || path.startsWith(`${field}[`));
}
