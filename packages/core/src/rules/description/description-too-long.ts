import { countCodePoints } from "../../base/line-index.ts";
import type { TextRange } from "../../base/text-range.ts";
import type { Profile } from "../../skill/profiles/profile.ts";
import { findProfiles } from "../../skill/profiles/profiles.ts";
import type { Skill } from "../../skill/skill.ts";
import { findField } from "../find-field.ts";
import type { RuleReport } from "../finding.ts";
import { profilesOfFile } from "../profiles-of-file.ts";
import type { SkillRule } from "../rule.ts";

export const descriptionTooLong: SkillRule = {
  meta: {
    id: "description-too-long",
    summary: "A description is at most as long as every host of the skill allows.",
    category: "description",
    severity: "error",
    fix: null,
  },
  checkSkill(skill, { profiles }) {
    const field = findField(skill, "description");
    if (skill.description === null || field === undefined) return [];
    const length = countCodePoints(skill.description);
    const hosts = findProfiles(profilesOfFile(skill.file, profiles));
    const refusing = hosts.filter(({ limits }) => length > (limits.description ?? Infinity));
    if (refusing.length === 0) return cutReports(skill, field.value.range, length, hosts);
    const limit = Math.min(...refusing.map(({ limits }) => limits.description as number));
    const args = { outcome: "refused", length, limit };
    return [
      { args, file: skill.file, range: field.value.range, hosts: refusing.map(({ id }) => id) },
    ];
  },
};

/** A host that cuts long texts in its listing shows the description and `when_to_use` as one. */
function cutReports(
  skill: Skill,
  range: TextRange,
  length: number,
  hosts: readonly Profile[],
): RuleReport[] {
  const extra = skill.fields.get("when_to_use");
  const shown = length + (extra?.kind === "scalar" ? countCodePoints(extra.text) : 0);
  const cutting = hosts.filter(({ limits }) => shown > (limits.listing ?? Infinity));
  if (cutting.length === 0) return [];
  const limit = Math.min(...cutting.map(({ limits }) => limits.listing as number));
  return [
    {
      args: { outcome: "cut", length: shown, limit },
      file: skill.file,
      range,
      severity: "warning",
      hosts: cutting.map(({ id }) => id),
    },
  ];
}
