import { isKnownField } from "../../skill/profiles/known-fields.ts";
import { findProfiles, profilesWhere } from "../../skill/profiles/profiles.ts";
import { fieldsOf } from "../find-field.ts";
import type { RuleReport } from "../finding.ts";
import { profilesOfFile } from "../profiles-of-file.ts";
import type { SkillRule } from "../rule.ts";
import { meantField } from "./find-misspelt-key.ts";

export const unknownKey: SkillRule = {
  meta: {
    id: "unknown-key",
    summary: "Top-level keys are known to the specification, a host or the world model.",
    category: "description",
    severity: "info",
    errorIn: profilesWhere(({ rejectsUnknownFields }) => rejectsUnknownFields),
    fix: null,
    aggregates: true,
  },
  checkSkill(skill, { profiles }) {
    const { file } = skill;
    const strict = findProfiles(profilesOfFile(file, profiles)).filter(
      ({ rejectsUnknownFields }) => rejectsUnknownFields,
    );
    return fieldsOf(skill).flatMap(({ key, keyRange }): RuleReport[] => {
      const refusing = strict.filter(({ fields }) => !fields.includes(key)).map(({ id }) => id);
      if (refusing.length > 0) {
        const args = { key, refusing };
        return [{ args, file, range: keyRange, severity: "error", hosts: refusing }];
      }
      if (isKnownField(key) || meantField(key) !== null) return [];
      return [{ args: { key }, file, range: keyRange }];
    });
  },
};
