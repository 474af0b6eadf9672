import type { Condition } from "../../skill/condition.ts";
import { formatCondition } from "../../skill/format-condition.ts";
import { factsOf, literalsOf } from "../../skill/literals-of.ts";
import type { Skill, Sourced } from "../../skill/skill.ts";
import type { RuleReport } from "../finding.ts";
import type { RepositoryRule, RuleContext } from "../rule.ts";
import { createFactSpelling } from "./fact-spelling.ts";
import { placeOf } from "./model-place.ts";
import { problemsOf } from "./model-problem-rule.ts";

export const unproducedPrecondition: RepositoryRule = {
  meta: {
    id: "unproduced-precondition",
    summary:
      "Every fact that a skill waits for is produced by a skill, given at the start or external.",
    category: "world",
    severity: "warning",
    fix: null,
  },
  checkRepository(context) {
    return [...unsuppliedUses(context)].map(([fact, uses]) => reportUses(fact, uses, context));
  },
};

/** A skill and the condition of it that nothing fulfils. */
interface Use {
  readonly skill: Skill;
  readonly precondition: Sourced<Condition>;
}

/** Uses by the fact, or the alternatives, that nothing supplies; what other rules explain is left out. */
function unsuppliedUses(context: RuleContext): ReadonlyMap<string, readonly [Use, ...Use[]]> {
  const nearest = createFactSpelling(context);
  const uses = new Map<string, [Use, ...Use[]]>();
  for (const skill of context.repository.byName.values()) {
    for (const precondition of skill.model.preconditions) {
      const facts = factsOf(precondition.value);
      const isExplained = (fact: string): boolean =>
        nearest(fact, skill) !== null || isMeantFor(skill, fact, context);
      if (!isUnsupplied(precondition, context) || facts.some(isExplained)) continue;
      const key = formatCondition(precondition.value);
      const known = uses.get(key);
      if (known === undefined) uses.set(key, [{ skill, precondition }]);
      else known.push({ skill, precondition });
    }
  }
  return uses;
}

/** One report a fact, at the first skill that waits for it. */
function reportUses(
  fact: string,
  [first, ...others]: readonly [Use, ...Use[]],
  context: RuleContext,
): RuleReport {
  const place = placeOf(first.skill, first.precondition, context);
  const related = others.flatMap(({ skill, precondition }) => {
    const { file, range } = placeOf(skill, precondition, context);
    return file === null ? [] : [{ file, range }];
  });
  const neededBy = [...new Set([first, ...others].map(({ skill }) => skill.name))];
  return { args: { fact, neededBy }, ...place, related, subject: fact };
}

/**
 * A hard condition that is never fulfilled by a skill or at the start. Names of skills and of artefacts are left out:
 * `unresolved-skill` speaks of the first, and the second mostly come from outside.
 */
function isUnsupplied(
  { value, source }: Sourced<Condition>,
  { index, startFacts }: RuleContext,
): boolean {
  const literals = literalsOf(value);
  if (value.soft || source === "dialect" || literals.length === 0) return false;
  return literals.every(
    ({ fact, negated }) =>
      !negated &&
      !startFacts.has(fact) &&
      (index.effects.get(fact) ?? []).every((effect) => effect.negated),
  );
}

/** True where `fact-id` already offers a spelling that some skill produces. */
function isMeantFor(skill: Skill, fact: string, { index }: RuleContext): boolean {
  return problemsOf(skill, "fact-id").some(
    ({ args }) => args.fact === fact && index.effects.has(String(args.suggestion)),
  );
}
