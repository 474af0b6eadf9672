import type { Skill } from "../../skill/skill.ts";
import { findField } from "../find-field.ts";
import type { SkillRule } from "../rule.ts";
import { wordsOf } from "./description-words.ts";
import { findPlaceholder } from "./find-placeholder.ts";
import { isHiddenFromModel } from "./is-hidden-from-model.ts";

/** Words that say nothing about what a skill does. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    "a an the this that it its is are be of for to in on with and or by as from your you my our " +
    "skill skills agent agents tool tools helper helpers utility utilities assistant " +
    "use used uses using when do does help helps provide provides handle handles"
  ).split(" "),
);

/** More characters than a name may have. */
const LONGEST = 120;

export const descriptionRestatesName: SkillRule = {
  meta: {
    id: "description-restates-name",
    summary: "A description says more than the name does.",
    category: "description",
    severity: "warning",
    fix: null,
  },
  checkSkill(skill) {
    const field = findField(skill, "description");
    if (field === undefined || isHiddenFromModel(skill) || !restatesName(skill)) return [];
    return [{ args: { name: skill.name }, file: skill.file, range: field.value.range }];
  },
};

/** True where every word of the description is in the name, or says nothing. */
export function restatesName({ name, description }: Skill): boolean {
  if (description === null) return false;
  const known = new Set(wordsOf(name.replaceAll("_", " ")).map(stemOf));
  const saysNothing = (word: string): boolean => EMPTY_WORDS.has(word) || known.has(stemOf(word));
  // The beginning of a longer one tells, but for the word it may end in.
  const isLong = description.length > LONGEST;
  if (isLong && !wordsOf(description.slice(0, LONGEST)).slice(0, -1).every(saysNothing))
    return false;
  if (findPlaceholder(description) !== null) return false;
  const words = wordsOf(description);
  // "PDF-Tools" and "pdftools" say the same.
  const joined = wordsOf(name.replaceAll("_", " ")).join("");
  if (words.length === 0 || words.join("") === joined) return words.length > 0;
  return words.every(saysNothing);
}

/** `tests`, `testing` and `tested` are one word here. */
function stemOf(word: string): string {
  return word.length < 5 ? word.replace(/s$/, "") : word.replace(/(?:ing|ed|er|es|s|e)$/, "");
}
