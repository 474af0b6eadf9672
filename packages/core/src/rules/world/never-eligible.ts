import type { Literal } from "../../skill/condition.ts";
import { formatLiteral } from "../../skill/format-condition.ts";
import type { Skill } from "../../skill/skill.ts";
import type { RuleReport } from "../finding.ts";
import type { RepositoryRule, RuleContext } from "../rule.ts";
import { type FactGroup, groupBehind, groupsWithNegation } from "./fact-groups.ts";
import { hardLiterals, type SourcedLiteral } from "./hard-literals.ts";
import { placeOf } from "./model-place.ts";
import {
  type LiteralEffects,
  type LiteralReachability,
  reachableLiteralPairs,
} from "./reachable-literal-pairs.ts";

/** A larger group is looked at skill by skill, each with what leads to it. */
const MOST_FACTS = 100;
/** Skills with more behind them, and further skills of one group, are only asked for plain contradictions. */
const MOST_FACTS_BEHIND = 50;
const MOST_LOOKS = 100;

export const neverEligible: RepositoryRule = {
  meta: {
    id: "never-eligible",
    summary: "Some order of skills makes all preconditions of a skill hold together.",
    category: "world",
    severity: "error",
    fix: null,
  },
  checkRepository(context) {
    return groupsWithNegation(context).flatMap((group) =>
      group.facts.length <= MOST_FACTS
        ? checkGroup(group, group.skills, context)
        : checkLargeGroup(group, context),
    );
  },
};

function checkLargeGroup({ skills }: FactGroup, context: RuleContext): RuleReport[] {
  let looks = 0;
  return skills.flatMap((skill) => {
    const behind = looks < MOST_LOOKS ? groupBehind(skill, context, MOST_FACTS_BEHIND) : null;
    if (behind !== null) looks += 1;
    const facts = [...new Set((hardLiterals(skill) ?? []).map(({ value }) => value.fact))];
    return checkGroup(behind ?? { facts, skills: [] }, [skill], context);
  });
}

function checkGroup(
  { facts, skills }: FactGroup,
  asked: readonly Skill[],
  context: RuleContext,
): RuleReport[] {
  const indexOf = new Map(facts.map((fact, i) => [fact, i]));
  const literalOf = ({ fact, negated }: Literal): number =>
    2 * (indexOf.get(fact) as number) + (negated ? 1 : 0);
  const initial = facts.flatMap((fact) =>
    initialLiterals(fact, context).map((negated) => literalOf({ fact, negated })),
  );
  const actions = skills.flatMap((skill): LiteralEffects[] => {
    const needs = hardLiterals(skill);
    if (needs === null) return [];
    return [
      {
        preconditions: needs.map(({ value }) => literalOf(value)),
        effects: effectsOf(skill)
          .filter(({ fact }) => indexOf.has(fact))
          .map(literalOf),
      },
    ];
  });
  const reachability = reachableLiteralPairs(facts.length, initial, actions);
  return asked.flatMap((skill) => {
    const needs = hardLiterals(skill);
    const blocking = needs === null ? null : findBlocking(needs, literalOf, reachability, context);
    if (blocking === null) return [];
    const [first, second] = blocking;
    const args = {
      name: skill.name,
      first: formatLiteral(first.value),
      ...(second === undefined ? {} : { second: formatLiteral(second.value) }),
    };
    const at = second ?? first;
    const place = placeOf(skill, at, context);
    const related =
      second === undefined || first.range === null
        ? []
        : [{ file: skill.file, range: first.range }];
    return [{ args, ...place, related }];
  });
}

/**
 * Whether a fact may hold at the start (false) or not (true), or both. What comes from outside may be there or not;
 * `external` facts are there; what skills produce is not.
 */
function initialLiterals(
  fact: string,
  { config, startFacts, index }: RuleContext,
): readonly boolean[] {
  if (config.external.includes(fact)) return [false];
  const isProduced = (index.effects.get(fact) ?? []).some(({ negated }) => !negated);
  return isProduced && !startFacts.has(fact) ? [true] : [false, true];
}

/** Removals apply first, so that a fact which is removed and added holds. */
function effectsOf(skill: Skill): readonly Literal[] {
  const effects = skill.model.postconditions.map(({ value }) => value);
  const added = new Set(effects.filter(({ negated }) => !negated).map(({ fact }) => fact));
  return effects.filter(({ fact, negated }) => !negated || !added.has(fact));
}

/**
 * What keeps a skill from running: two conditions that come to hold alone but never together, or the absence of a fact
 * that is there for good. Null where it can run, and where another skill is the cause.
 */
function findBlocking(
  needs: readonly SourcedLiteral[],
  literalOf: (literal: Literal) => number,
  { isReachable, arePossible }: LiteralReachability,
  { index }: RuleContext,
): readonly [SourcedLiteral, SourcedLiteral?] | null {
  const isContradicted = (a: Literal, b: Literal): boolean =>
    a.fact === b.fact && a.negated !== b.negated;
  for (const [i, first] of needs.entries()) {
    const second = needs.slice(i + 1).find(({ value }) => isContradicted(first.value, value));
    if (second !== undefined) return [first, second];
  }
  const unreachable = needs.filter(({ value }) => !isReachable(literalOf(value)));
  const forGood = unreachable.find(
    ({ value }) =>
      value.negated && (index.effects.get(value.fact) ?? []).every(({ negated }) => !negated),
  );
  if (forGood !== undefined) return [forGood];
  if (unreachable.length > 0) return null;
  for (const [i, first] of needs.entries()) {
    const second = needs
      .slice(i + 1)
      .find(({ value }) => !arePossible(literalOf(first.value), literalOf(value)));
    if (second !== undefined) return [first, second];
  }
  return null;
}
