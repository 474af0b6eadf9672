import { editDistance } from "../../algorithms/edit-distance.ts";
import { appendTo } from "../../base/append-to.ts";
import { compareText } from "../../base/compare.ts";
import { factName } from "../../skill/fact-name.ts";
import { literalsOf } from "../../skill/literals-of.ts";
import type { Skill } from "../../skill/skill.ts";
import type { RuleContext } from "../rule.ts";

/** Gives the produced fact that a fact of a skill most likely means, null where it is no slip. */
export type FactSpelling = (fact: string, skill: Skill) => string | null;

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
export function createFactSpelling({ index, startFacts }: RuleContext): FactSpelling {
  const produced = [...index.effects]
    .filter(([, uses]) => uses.some(({ negated }) => !negated))
    .map(([fact]) => fact);
  const supplied = new Set([...produced, ...startFacts]);
  const byGap = new Map<string, string[]>();
  const byLetters = new Map<string, string[]>();
  for (const fact of [...supplied].sort(compareText)) {
    for (const gap of gapsOf(fact)) appendTo(byGap, gap, fact);
    appendTo(byLetters, lettersOf(fact), fact);
  }
  const wordUses = countWords([...new Set([...index.needs.keys(), ...supplied])]);
  const ownFacts = new Map<Skill, ReadonlySet<string>>();
  return (fact, skill) => {
    if (supplied.has(fact)) return null;
    const own = ownFacts.get(skill) ?? factsAskedBy(skill);
    ownFacts.set(skill, own);
    const isOther = (candidate: string): boolean => own.has(candidate);
    const same = byLetters.get(lettersOf(fact))?.find((candidate) => !isOther(candidate));
    if (same !== undefined) return same;
    const near = gapsOf(fact)
      .flatMap((gap) => byGap.get(gap) ?? [])
      .filter((candidate) => !isOther(candidate))
      .map((candidate) => ({ candidate, distance: slipOf(fact, candidate, wordUses) }))
      .filter(({ distance }) => distance !== null)
      .sort(
        (a, b) => Number(a.distance) - Number(b.distance) || compareText(a.candidate, b.candidate),
      );
    return near[0]?.candidate ?? null;
  };
}

function factsAskedBy({ model }: Skill): ReadonlySet<string> {
  return new Set(
    model.preconditions.flatMap(({ value }) => literalsOf(value)).map(({ fact }) => fact),
  );
}

/** How many letters two facts with the same number of words differ in, null where they are different facts. */
function slipOf(
  fact: string,
  candidate: string,
  wordUses: ReadonlyMap<string, number>,
): number | null {
  const [words, others] = [wordsOf(fact), wordsOf(candidate)];
  const at = words.findIndex((word, i) => word !== others[i]);
  const [word, other] = [words[at] ?? "", others[at] ?? ""];
  const distance = editDistance(word, other, 2);
  const limit = word.length <= 3 ? 0 : word.length <= 7 ? 1 : 2;
  if (distance > limit) return null;
  // A fact that is asked for only here counts its word once.
  if ((wordUses.get(word) ?? 0) > 1) return null;
  if (word.replace(/\d/g, "") === other.replace(/\d/g, "")) return null;
  if ([...PREFIXES].some((prefix) => prefix + word === other || prefix + other === word))
    return null;
  // Short words that differ in their first letter are two words: code, node.
  if (word.length <= 5 && word[0] !== other[0]) return null;
  return distance;
}

function countWords(facts: readonly string[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const fact of facts) {
    for (const word of new Set(wordsOf(fact))) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return uses;
}

function gapsOf(fact: string): string[] {
  const words = wordsOf(fact);
  return words.map((_, i) => words.map((word, at) => (at === i ? "*" : word)).join("-"));
}

function wordsOf(fact: string): string[] {
  return factName(fact).split(/[-_.:/\s]+/);
}

/** The fact without what people write differently: separators, letter case, a missing prefix. */
function lettersOf(fact: string): string {
  return factName(fact.toLowerCase()).replace(/[^\p{L}\p{N}]+/gu, "");
}
