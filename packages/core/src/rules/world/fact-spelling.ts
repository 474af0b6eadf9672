import { editDistance } from "../../algorithms/edit-distance.ts";
import { appendTo } from "../../base/append-to.ts";
import { compareText } from "../../base/compare.ts";
import { factName } from "../../skill/fact-name.ts";
import { literalsOf } from "../../skill/literals-of.ts";
import type { Skill } from "../../skill/skill.ts";
import type { RuleContext } from "../rule.ts";

/** Gives the produced fact that a fact of a skill, or of a goal, most likely means, null where it is no slip. */
export type FactSpelling = (fact: string, skill: Skill | null) => string | null;

/** Prefixes that turn a word into its opposite, or into another word. */
const PREFIXES: ReadonlySet<string> = new Set([
  "un",
  "in",
  "im",
  "non",
  "not",
  "no",
  "de",
  "dis",
  "re",
  "pre",
  "is",
  "has",
]);

/**
 * Builds the spelling check of a repository. A fact is a slip when nothing supplies it and it differs from a produced
 * fact in one word, by a letter or two, or in separators alone. Words that also stand in other facts are words, not
 * slips, and a fact that the skill names as well is another fact. Facts are looked up by all their words but one, so
 * that the cost grows with their number and not with its square.
 */
export function createFactSpelling({
  index,
  startFacts,
}: Pick<RuleContext, "index" | "startFacts">): FactSpelling {
  const produced = [...index.effects]
    .filter(([, uses]) => uses.some(({ negated }) => !negated))
    .map(([fact]) => fact);
  const supplied = new Set([...produced, ...startFacts]);
  const byGap = new Map<string, { readonly fact: string; readonly word: string }[]>();
  const byLetters = new Map<string, string[]>();
  for (const fact of [...supplied].sort(compareText)) {
    for (const { rest, word } of gapsOf(fact)) appendTo(byGap, rest, { fact, word });
    appendTo(byLetters, lettersOf(fact), fact);
  }
  const wordUses = countWords([...new Set([...index.needs.keys(), ...supplied])]);
  const ownFacts = new Map<Skill, ReadonlySet<string>>();
  const ownOf = (skill: Skill): ReadonlySet<string> => {
    const own = ownFacts.get(skill) ?? factsAskedBy(skill);
    ownFacts.set(skill, own);
    return own;
  };
  return (fact, skill) => {
    if (supplied.has(fact)) return null;
    const isOther = (candidate: string): boolean => skill !== null && ownOf(skill).has(candidate);
    const same = byLetters.get(lettersOf(fact))?.find((candidate) => !isOther(candidate));
    if (same !== undefined) return same;
    let nearest: { readonly candidate: string; readonly distance: number } | null = null;
    for (const { rest, word } of gapsOf(fact)) {
      // A word that other facts hold too is no slip.
      if ((wordUses.get(word) ?? 0) > 1) continue;
      for (const { fact: candidate, word: other } of byGap.get(rest) ?? []) {
        const distance = slipOf(word, other);
        if (distance === null || isOther(candidate)) continue;
        const isNearer =
          nearest === null ||
          distance < nearest.distance ||
          (distance === nearest.distance && compareText(candidate, nearest.candidate) < 0);
        if (isNearer) nearest = { candidate, distance };
      }
    }
    return nearest?.candidate ?? null;
  };
}

function factsAskedBy({ model }: Skill): ReadonlySet<string> {
  return new Set(
    model.preconditions.flatMap(({ value }) => literalsOf(value)).map(({ fact }) => fact),
  );
}

/** How many letters two words in the same place of two facts differ in, null where they are different words. */
function slipOf(word: string, other: string): number | null {
  const limit = word.length <= 3 ? 0 : word.length <= 7 ? 1 : 2;
  // Short words that differ in their first letter are two words: code, node.
  if (word.length <= 5 && word[0] !== other[0]) return null;
  const distance = editDistance(word, other, limit);
  if (distance > limit) return null;
  if (word.replace(/\d/g, "") === other.replace(/\d/g, "")) return null;
  if ([...PREFIXES].some((prefix) => prefix + word === other || prefix + other === word))
    return null;
  return distance;
}

function countWords(facts: readonly string[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const fact of facts) {
    for (const word of new Set(wordsOf(fact))) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return uses;
}

/** Each word of a fact, with all the others and its place among them. */
function gapsOf(fact: string): { readonly rest: string; readonly word: string }[] {
  const words = wordsOf(fact);
  return words.map((word, i) => ({ word, rest: words.with(i, "*").join("-") }));
}

function wordsOf(fact: string): string[] {
  return factName(fact).split(/[-_.:/\s]+/);
}

/** The fact without what people write differently: separators, letter case, a missing prefix. */
function lettersOf(fact: string): string {
  return factName(fact.toLowerCase()).replace(/[^\p{L}\p{N}]+/gu, "");
}
