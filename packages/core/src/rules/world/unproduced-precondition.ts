import type { Condition } from "../../skill/condition.ts";
import { formatCondition } from "../../skill/format-condition.ts";
import type { Skill, Sourced } from "../../skill/skill.ts";
import type { RuleReport } from "../finding.ts";
import { literalsOf } from "../repository-index.ts";
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
    const { index, repository } = context;
    const isMisspelt = createFactSpelling(context);
    const reports = new Map<string, RuleReport>();
    for (const skill of repository.byName.values()) {
      for (const precondition of skill.model.preconditions) {
        if (!isUnsupplied(precondition, context)) continue;
        const literals = literalsOf(precondition.value);
        const facts = literals.map(({ fact }) => fact);
        if (
          facts.some((fact) => isMisspelt(fact, skill) !== null || isMeantFor(skill, fact, context))
        ) {
          continue;
        }
        const shown = literals.length === 1 ? facts[0] : formatCondition(precondition.value);
        const key = shown ?? "";
        const known = reports.get(key);
        const place = placeOf(skill, precondition, context);
        if (known === undefined) {
          const neededBy = [
            ...new Set((index.needs.get(facts[0] ?? "") ?? []).map((use) => use.skill.name)),
          ];
          reports.set(key, { args: { fact: key, neededBy }, ...place, subject: key });
        } else if (place.file !== null) {
          const related = [...(known.related ?? []), { file: place.file, range: place.range }];
          reports.set(key, { ...known, related });
        }
      }
    }
    return [...reports.values()];
  },
};

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
