import { findField } from "../find-field.ts";
import type { RuleReport } from "../finding.ts";
import type { SkillRule } from "../rule.ts";
import { isHiddenFromModel } from "./is-hidden-from-model.ts";

export const blockedInvocation: SkillRule = {
  meta: {
    id: "blocked-invocation",
    summary: "A skill sends the model only to skills that the model may call.",
    category: "description",
    severity: "warning",
    fix: null,
  },
  checkSkill(skill, { repository }) {
    const reported = new Set<string>();
    return skill.model.references.flatMap(({ name, field, range }): RuleReport[] => {
      const other = repository.byName.get(name);
      if (other === undefined || other.name === skill.name || reported.has(name)) return [];
      if (!isHiddenFromModel(other)) return [];
      reported.add(name);
      const flag = findField(other, "disable-model-invocation")?.range ?? null;
      return [
        {
          args: { name, field },
          file: skill.file,
          range,
          related: [{ file: other.file, range: flag }],
        },
      ];
    });
  },
};
