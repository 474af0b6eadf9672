import { doneFact } from "../../skill/read-dialects.ts";
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
    const { config } = context;
    const named = skill.model.references
      .filter(({ name, strength }) => name === skill.name && strength !== "hint")
      .map(({ strength, field, range }): RuleReport => {
        const report = { args: { name: skill.name, field }, ...placeOf(skill, range, config) };
        // What only ranks keeps nothing from running.
        return strength === "soft" ? { ...report, severity: "warning" } : report;
      });
    const facts = selfSuppliedFacts(skill, context)
      .filter(({ value }) => value.fact !== doneFact(skill.name))
      .map(
        ({ value, field, range }): RuleReport => ({
          args: { name: skill.name, fact: value.fact, field },
          ...placeOf(skill, range, config),
        }),
      );
    return [...named, ...facts];
  },
};
