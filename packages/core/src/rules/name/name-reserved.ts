import { findProfiles, profilesWhere } from "../../skill/profiles/profiles.ts";
import { findField } from "../find-field.ts";
import { profilesOfFile } from "../profiles-of-file.ts";
import type { SkillRule } from "../rule.ts";

export const nameReserved: SkillRule = {
  meta: {
    id: "name-reserved",
    summary: "A name holds no word that the host keeps for itself.",
    category: "name",
    severity: "off",
    errorIn: profilesWhere(({ reservedWords }) => reservedWords.length > 0),
    fix: null,
  },
  checkSkill(skill, { profiles }) {
    const { declaredName, file } = skill;
    const field = findField(skill, "name");
    if (declaredName === null || field === undefined) return [];
    const lower = declaredName.toLowerCase();
    const hits = findProfiles(profilesOfFile(file, profiles)).flatMap(({ id, reservedWords }) =>
      reservedWords.filter((word) => lower.includes(word)).map((word) => ({ id, word })),
    );
    const [first] = hits;
    if (first === undefined) return [];
    const args = { name: declaredName, word: first.word };
    const hosts = hits.map(({ id }) => id);
    return [{ args, file, range: field.value.range, hosts }];
  },
};
