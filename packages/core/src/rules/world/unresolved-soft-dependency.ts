import { findNearest } from "../../algorithms/find-nearest.ts";
import type { RuleReport } from "../finding.ts";
import type { SkillRule } from "../rule.ts";
import { placeOf } from "./model-place.ts";

export const unresolvedSoftDependency: SkillRule = {
  meta: {
    id: "unresolved-soft-dependency",
    summary: "An optional dependency names a skill of the repository.",
    category: "world",
    severity: "warning",
    fix: null,
  },
  checkSkill(skill, context) {
    const { repository } = context;
    return skill.model.references
      .filter(({ strength, name }) => strength === "soft" && !repository.byName.has(name))
      .map((reference): RuleReport => {
        const { name, field } = reference;
        const nearest = findNearest(name, repository.byName.keys());
        const args = { name, field, ...(nearest === null ? {} : { nearest }) };
        return { args, ...placeOf(skill, reference, context) };
      });
  },
};
