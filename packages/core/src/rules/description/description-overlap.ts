import type { Skill } from "../../skill/skill.ts";
import { findField } from "../find-field.ts";
import type { RuleReport } from "../finding.ts";
import { groupSkills, scopeOf } from "../name/skill-scope.ts";
import type { RepositoryRule } from "../rule.ts";
import { isDense, wordsOf } from "./description-words.ts";
import {
  type AlikePair,
  countFrequencies,
  findAlikeTexts,
  type TermFrequencies,
} from "./find-alike-texts.ts";
import { findPlaceholder } from "./find-placeholder.ts";
import { isHiddenFromModel } from "./is-hidden-from-model.ts";
import { isToldApart } from "./is-told-apart.ts";
import { sharedPhrases } from "./shared-phrases.ts";

/** Above this cosine an agent has little to tell two skills apart by. */
const THRESHOLD = 0.7;
/** Shorter descriptions are alike by chance. */
const MINIMUM_WORDS = 12;
const SHOWN_WORDS = 6;
/** Several pairs of signs make one phrase. */
const LOOKED_AT = 24;
/** Words that carry no meaning of their own. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a an and any are as at be been being but by can do does for from has have how if in into is it its may more " +
    "not of on or other should so such than that the their them then these they this those to up use used user users " +
    "uses using via was we were what when where whether which while who will with you your skill skills"
  ).split(" "),
);

export const descriptionOverlap: RepositoryRule = {
  meta: {
    id: "description-overlap",
    summary: "Skills that one host loads side by side have descriptions that tell them apart.",
    category: "description",
    severity: "warning",
    fix: null,
  },
  checkRepository({ repository, index }) {
    const skills = repository.skills.filter(
      (skill) =>
        skill.description !== null &&
        findPlaceholder(skill.description) === null &&
        !skill.isVendored &&
        !repository.symlinks.has(skill.file) &&
        !isHiddenFromModel(skill),
    );
    const words = lookUpWords(skills);
    const scopes = groupSkills(skills, (skill) => scopeOf(skill, index));
    const texts = new Map(skills.map((skill) => [skill.description, words(skill)]));
    // What half of a repository says tells nothing, in a small folder of it neither.
    const frequencies = countFrequencies(texts.values());
    return scopes.flatMap((scope) => reportScope(scope, words, frequencies));
  },
};

type Words = (skill: Skill) => readonly string[];

/** The words of descriptions, each read once. */
function lookUpWords(skills: readonly Skill[]): Words {
  const known = new Map(skills.map((skill) => [skill, wordsOf(skill.description ?? "")]));
  return (skill) => known.get(skill) ?? [];
}

function reportScope(
  scope: readonly Skill[],
  wordsOfSkill: Words,
  frequencies: TermFrequencies,
): readonly RuleReport[] {
  const names = new Set<string>();
  const texts = scope.flatMap((skill) => {
    const words = wordsOfSkill(skill);
    // A second skill of one name is a matter of duplicate-name.
    if (countWords(words) < MINIMUM_WORDS || names.has(skill.name)) return [];
    names.add(skill.name);
    return [{ skill, words: words.filter((word) => !STOP_WORDS.has(word)) }];
  });
  if (texts.length < 2) return [];
  const pairs = findAlikeTexts(
    texts.map(({ words }) => words),
    THRESHOLD,
    frequencies,
  );
  return pairs.flatMap((pair) => {
    const first = texts[pair.first]?.skill as Skill;
    const second = texts[pair.second]?.skill as Skill;
    return isToldApart(first, second, pair.cosine) ? [] : [reportPair(pair, first, second)];
  });
}

/** Pairs of signs overlap: two of them make a word. */
function countWords(words: readonly string[]): number {
  const dense = words.filter(isDense).length;
  return words.length - dense + dense / 2;
}

function reportPair({ cosine, shared }: AlikePair, first: Skill, second: Skill): RuleReport {
  const rangeOf = (skill: Skill): RuleReport["range"] =>
    findField(skill, "description")?.value.range ?? null;
  return {
    args: {
      other: first.name,
      percent: Math.round(cosine * 100),
      shared: sharedPhrases(
        shared.slice(0, LOOKED_AT),
        first.description ?? "",
        second.description ?? "",
      ).slice(0, SHOWN_WORDS),
    },
    file: second.file,
    range: rangeOf(second),
    related: [{ file: first.file, range: rangeOf(first) }],
  };
}
