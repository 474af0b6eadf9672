import { profilesRefusing } from "../../skill/profiles/profiles.ts";
import { findField } from "../find-field.ts";
import type { SkillRule } from "../rule.ts";
import { isSlug } from "./slug-of.ts";

const HOSTS = profilesRefusing("non-ascii-name");

export const nameNonAscii: SkillRule = {
  meta: {
    id: "name-non-ascii",
    summary: "A name uses a-z, 0-9 and hyphens only, which every host accepts.",
    category: "name",
    severity: "info",
    errorIn: HOSTS,
    fix: null,
  },
  checkSkill(skill) {
    const { declaredName, file } = skill;
    const field = findField(skill, "name");
    if (declaredName === null || field === undefined || !isSlug(declaredName)) return [];
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant
    const characters = [...new Set(declaredName.match(/[^\u0000-\u007f]/gu))].join("");
    if (characters === "") return [];
    const args = { found: declaredName, characters };
    return [{ args, file, range: field.value.range, hosts: HOSTS }];
  },
};
