import type { SkillRule } from "../rule.ts";
import { placeOf } from "./model-place.ts";
import { problemsOf } from "./model-problem-rule.ts";

export const factId: SkillRule = {
  meta: {
    id: "fact-id",
    summary: "A fact is named entity: and lower-case letters, digits and hyphens.",
    category: "world",
    severity: "warning",
    fix: null,
  },
  checkSkill(skill, { config, repository }) {
    return problemsOf(skill, "fact-id").map(({ field, range, args }) => {
      const isSkill = repository.byName.has(String(args.fact));
      const report = { args: { ...args, field, isSkill }, ...placeOf(skill, range, config) };
      // Skills and facts are nodes of one graph: the same id would be both.
      return isSkill ? { ...report, severity: "error" } : report;
    });
  },
};
