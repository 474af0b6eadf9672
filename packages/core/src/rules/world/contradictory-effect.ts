import type { RuleReport } from "../finding.ts";
import type { SkillRule } from "../rule.ts";
import { placeOf } from "./model-place.ts";

export const contradictoryEffect: SkillRule = {
  meta: {
    id: "contradictory-effect",
    summary: "No skill makes a fact true and false at once.",
    category: "world",
    severity: "error",
    fix: null,
  },
  checkSkill(skill, context) {
    const effects = skill.model.postconditions;
    const reported = new Set<string>();
    return effects.flatMap((effect, i): RuleReport[] => {
      const { value } = effect;
      const first = effects
        .slice(0, i)
        .find((other) => other.value.fact === value.fact && other.value.negated !== value.negated);
      if (first === undefined || reported.has(value.fact)) return [];
      reported.add(value.fact);
      const args = { name: skill.name, fact: value.fact };
      const related = first.range === null ? [] : [{ file: skill.file, range: first.range }];
      return [{ args, ...placeOf(skill, effect, context), related }];
    });
  },
};
