import type { YamlField } from "../../parser/yaml-value.ts";
import { findField, isEmptyValue } from "../find-field.ts";
import type { SkillRule } from "../rule.ts";

export const metadataShape: SkillRule = {
  meta: {
    id: "metadata-shape",
    summary: "Metadata is a map of texts.",
    category: "description",
    severity: "off",
    errorIn: ["agentskills-strict"],
    fix: null,
  },
  checkSkill(skill) {
    const field = findField(skill, "metadata");
    if (field === undefined || isEmptyValue(field.value)) return [];
    const { value } = field;
    if (value.kind !== "map") {
      const found = value.kind === "list" ? "list" : "text";
      // Codex drops the skill, so this is an error in every profile.
      return [
        {
          args: { found },
          file: skill.file,
          range: value.range,
          severity: "error",
          hosts: ["codex"],
        },
      ];
    }
    return value.fields
      .filter((inner) => !isText(inner))
      .map(({ key, keyRange, value: inner }) => ({
        args: { key, found: inner.kind === "scalar" ? inner.type : inner.kind },
        file: skill.file,
        range: keyRange,
      }));
  },
};

function isText({ value }: YamlField): boolean {
  return value.kind === "scalar" && value.type === "string";
}
