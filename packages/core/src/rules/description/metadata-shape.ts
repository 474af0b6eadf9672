import { isEmptyValue } from "../../parser/is-empty-value.ts";
import type { YamlField } from "../../parser/yaml-value.ts";
import { profilesRefusing } from "../../skill/profiles/profiles.ts";
import { findField } from "../find-field.ts";
import type { SkillRule } from "../rule.ts";

/** Hosts that drop a skill whose metadata is no map. */
const REFUSING = profilesRefusing("metadata-form");

export const metadataShape: SkillRule = {
  meta: {
    id: "metadata-shape",
    summary: "Metadata is a map of texts.",
    category: "description",
    severity: "off",
    errorIn: profilesRefusing("metadata-values"),
    fix: null,
  },
  checkSkill(skill) {
    const field = findField(skill, "metadata");
    if (field === undefined || isEmptyValue(field.value)) return [];
    const { value } = field;
    if (value.kind !== "map") {
      const found = value.kind === "list" ? "list" : "text";
      const args = { found, refusing: REFUSING };
      // A skill that some host drops is an error in every profile.
      const severity = "error";
      return [{ args, file: skill.file, range: value.range, severity, hosts: REFUSING }];
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
