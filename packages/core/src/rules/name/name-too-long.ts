import { countCodePoints } from "../../base/line-index.ts";
import { findProfiles } from "../../skill/profiles/profiles.ts";
import { findField } from "../find-field.ts";
import { profilesOfFile } from "../profiles-of-file.ts";
import type { SkillRule } from "../rule.ts";

export const nameTooLong: SkillRule = {
  meta: {
    id: "name-too-long",
    summary:
      "A name is at most as long as every host of the skill allows, its plugin's name included.",
    category: "name",
    severity: "error",
    fix: null,
  },
  checkSkill(skill, { profiles, index }) {
    const { declaredName, file } = skill;
    const field = findField(skill, "name");
    if (declaredName === null || field === undefined) return [];
    const plugin = index.pluginOf(file)?.name ?? null;
    const broken = findProfiles(profilesOfFile(file, profiles)).flatMap(
      ({ id, limits, countsNamespace }) => {
        const shown =
          countsNamespace && plugin !== null ? `${plugin}:${declaredName}` : declaredName;
        const length = countCodePoints(shown);
        const limit = limits.name ?? Number.POSITIVE_INFINITY;
        return length > limit ? [{ id, shown, length, limit }] : [];
      },
    );
    const [worst] = broken.sort((a, b) => b.length - a.length);
    if (worst === undefined) return [];
    const { shown, length, limit } = worst;
    const hosts = broken.map(({ id }) => id);
    return [{ args: { name: shown, length, limit }, file, range: field.value.range, hosts }];
  },
};
