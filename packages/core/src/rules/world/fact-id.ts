import type { SkillRule } from "../rule.ts";
import { placeOf } from "./model-place.ts";
import { problemsOf } from "./model-problem-rule.ts";
import { replaceOnce } from "./replace-once.ts";

export const factId: SkillRule = {
  meta: {
    id: "fact-id",
    summary: "A fact is named entity: and lower-case letters, digits and hyphens.",
    category: "world",
    severity: "warning",
    fix: "suggested",
  },
  checkSkill(skill, context) {
    return problemsOf(skill, "fact-id").map((problem) => {
      const { field, args } = problem;
      const { fact, suggestion } = args;
      const fix =
        suggestion === undefined
          ? null
          : replaceOnce(skill, problem.range, String(fact), String(suggestion));
      const isSkill = context.repository.byName.has(String(args.fact));
      const report = {
        args: { ...args, field, isSkill },
        ...placeOf(skill, problem, context),
        ...(fix === null ? {} : { fix }),
      };
      // Skills and facts are nodes of one graph: the same id would be both.
      return isSkill ? { ...report, severity: "error" } : report;
    });
  },
};
