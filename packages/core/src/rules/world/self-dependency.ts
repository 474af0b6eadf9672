import { doneFact } from "../../skill/dialect-facts.ts";
import type { RuleReport } from "../finding.ts";
import type { SkillRule } from "../rule.ts";
import { placeOf } from "./model-place.ts";
import { selfSuppliedFacts } from "./self-supplied-facts.ts";

export const selfDependency: SkillRule = {
  meta: {
    id: "self-dependency",
    summary: "No skill waits for itself.",
    category: "world",
    severity: "error",
    fix: null,
  },
  checkSkill(skill, context) {
    const named = skill.model.references
      .filter(({ name }) => name === skill.name)
      .map(
        (reference): RuleReport => ({
          args: { name: skill.name, field: reference.field },
          ...placeOf(skill, reference, context),
        }),
      );
    const facts = selfSuppliedFacts(skill, context)
      .filter(({ value }) => value.fact !== doneFact(skill.name))
      .map(
        (precondition): RuleReport => ({
          args: { name: skill.name, fact: precondition.value.fact, field: precondition.field },
          ...placeOf(skill, precondition, context),
        }),
      );
    return [...named, ...facts];
  },
};
