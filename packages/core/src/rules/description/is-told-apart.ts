import type { Skill } from "../../skill/skill.ts";
import { wordsOf } from "./description-words.ts";

/** Up to here one word of difference is enough, above it the word must be said again. */
const LOOSELY_ALIKE = 0.8;
/** A capital or a digit inside a sentence: a product, a language, a format. */
const PROPER_TERM =
  /(?<=[\p{L}\p{N},;:)\]}"'`»]\s+["'`(«]?)(?=\S*[\p{Lu}\p{N}])\.?[\p{L}\p{N}][\p{L}\p{N}.+#/-]*/gu;

/**
 * True where two alike descriptions each say what the other does not: a word of the own name (`convert-pdf` is about
 * PDF, `convert-word` about Word), or a term such as AWS and Azure. Then the template that both are made of does no harm.
 */
export function isToldApart(first: Skill, second: Skill, cosine: number): boolean {
  const minimum = cosine > LOOSELY_ALIKE ? 2 : 1;
  return (
    (saysOwnName(first, second, minimum) && saysOwnName(second, first, minimum)) ||
    (hasOwnTerm(first, second) && hasOwnTerm(second, first))
  );
}

function saysOwnName(skill: Skill, other: Skill, minimum: number): boolean {
  const otherName = new Set(stemsOf(other.name));
  const own = new Set(stemsOf(skill.name).filter((stem) => !otherName.has(stem)));
  const foreign = countIn(own, other.description ?? "");
  return countIn(own, skill.description ?? "") >= foreign + minimum;
}

function countIn(stems: ReadonlySet<string>, text: string): number {
  return stemsOf(text).filter((stem) => stems.has(stem)).length;
}

function hasOwnTerm(skill: Skill, other: Skill): boolean {
  const theirs = new Set(stemsOf(other.description ?? ""));
  const terms = (skill.description ?? "").match(PROPER_TERM) ?? [];
  return terms.some((term) => stemsOf(term).some((stem) => !theirs.has(stem)));
}

/** Words without their endings; `Node.js` is `nodejs` as well, as names have it. */
function stemsOf(text: string): string[] {
  const even = text.replaceAll("_", " ").replace(/C#/gi, "csharp").replace(/\+\+/g, "pp");
  const joined = (even.match(/\p{L}+(?:\.\p{L}+)+/gu) ?? []).map((word) =>
    word.replaceAll(".", ""),
  );
  return [...wordsOf(even), ...wordsOf(joined.join(" "))].map((word) =>
    word.replace(/(?<=...)(?:es|s|e|ed|ing)$/, ""),
  );
}
