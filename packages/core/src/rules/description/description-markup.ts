import { profilesChecking } from "../../skill/profiles/profiles.ts";
import { findField } from "../find-field.ts";
import { profilesOfFile } from "../profiles-of-file.ts";
import type { SkillRule } from "../rule.ts";

/** A tag: `<` and a letter at once, up to `>`. Comparisons such as `< 100` and arrows are none. */
const TAG = /<\/?\p{L}[^<>]*>|<!--|<[?!]\p{L}[^<>]*>/u;

export const descriptionMarkup: SkillRule = {
  meta: {
    id: "description-markup",
    summary: "A description is plain text without tags.",
    category: "description",
    severity: "warning",
    errorIn: profilesChecking("description-markup"),
    fix: null,
  },
  checkSkill(skill, { profiles }) {
    const { description, document, file } = skill;
    const field = findField(skill, "description");
    const tag = TAG.exec(description ?? "")?.[0];
    if (tag === undefined || field === undefined) return [];
    const { start, end } = field.value.range;
    const at = document.text.slice(start, end).indexOf(tag);
    const range =
      at === -1 ? field.value.range : { start: start + at, end: start + at + tag.length };
    const refusing = new Set(profilesChecking("description-markup"));
    const applying = profilesOfFile(file, profiles).filter((id) => refusing.has(id));
    // Where no such host is chosen, the warning is about all of them.
    const hosts = applying.length > 0 ? applying : [...refusing];
    return [{ args: { tag, hosts }, file, range, hosts }];
  },
};
