import { countCodePoints } from "../../base/line-index.ts";
import { findProfiles } from "../../skill/profiles/profiles.ts";
import { findField } from "../find-field.ts";
import { profilesOfFile } from "../profiles-of-file.ts";
import type { SkillRule } from "../rule.ts";

export const compatibilityTooLong: SkillRule = {
  meta: {
    id: "compatibility-too-long",
    summary: "The compatibility note is at most as long as the specification allows.",
    category: "description",
    severity: "error",
    fix: null,
  },
  checkSkill(skill, { profiles }) {
    const { file } = skill;
    const field = findField(skill, "compatibility");
    if (field?.value.kind !== "scalar") return [];
    const length = countCodePoints(field.value.text.trim());
    const refusing = findProfiles(profilesOfFile(file, profiles)).filter(
      ({ limits }) => length > (limits.compatibility ?? Infinity),
    );
    if (refusing.length === 0) return [];
    const limit = Math.min(...refusing.map(({ limits }) => limits.compatibility as number));
    const hosts = refusing.map(({ id }) => id);
    return [{ args: { length, limit }, file, range: field.value.range, hosts }];
  },
};
