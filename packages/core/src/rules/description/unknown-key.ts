import { isKnownField } from "../../skill/profiles/known-fields.ts";
import { fieldsOf } from "../file/field-places.ts";
import type { SkillRule } from "../rule.ts";
import { meantField } from "./misspelt-keys.ts";

export const unknownKey: SkillRule = {
  meta: {
    id: "unknown-key",
    summary: "Top-level keys are known to the specification, a host or the world model.",
    category: "description",
    severity: "info",
    errorIn: ["agentskills-strict", "claude-api"],
    fix: null,
    aggregates: true,
  },
  checkSkill: (skill) =>
    fieldsOf(skill)
      .filter(({ key }) => !isKnownField(key) && meantField(key) === null)
      .map(({ key, keyRange }) => ({ args: { key }, file: skill.file, range: keyRange })),
};
