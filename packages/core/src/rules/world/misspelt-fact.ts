import type { Condition } from "../../skill/condition.ts";
import type { Skill, Sourced } from "../../skill/skill.ts";
import type { Fix, RuleReport } from "../finding.ts";
import { literalsOf } from "../repository-index.ts";
import type { RepositoryRule } from "../rule.ts";
import { createFactSpelling } from "./fact-spelling.ts";
import { placeOf } from "./model-place.ts";
import { problemsOf } from "./model-problem-rule.ts";

export const misspeltFact: RepositoryRule = {
  meta: {
    id: "misspelt-fact",
    summary: "A fact is spelt alike where it is produced and where it is asked for.",
    category: "world",
    severity: "warning",
    fix: "suggested",
  },
  checkRepository(context) {
    const { repository, config, index } = context;
    const nearest = createFactSpelling(context);
    return [...repository.byName.values()].flatMap((skill) =>
      skill.model.preconditions.flatMap((precondition) =>
        literalsOf(precondition.value).flatMap(({ fact }): RuleReport[] => {
          const meant = fact.startsWith("done:") ? null : nearest(fact, skill);
          if (meant === null || isOffered(skill, fact, meant)) return [];
          const producer = index.effects.get(meant)?.find(({ negated }) => !negated);
          const args = {
            fact,
            nearest: meant,
            ...(producer === undefined ? {} : { producer: producer.skill.name }),
          };
          const related =
            producer === undefined ? [] : [{ file: producer.skill.file, range: producer.range }];
          const fix = replacement(skill, precondition, fact, meant);
          const place = placeOf(skill, precondition.range, config);
          return [{ args, ...place, related, subject: fact, ...(fix === null ? {} : { fix }) }];
        }),
      ),
    );
  },
};

/** True where `fact-id` offers the same spelling. */
function isOffered(skill: Skill, fact: string, meant: string): boolean {
  return problemsOf(skill, "fact-id").some(
    ({ args }) => args.fact === fact && args.suggestion === meant,
  );
}

/** Replaces the fact where the source shows it exactly once. */
function replacement(
  { document }: Skill,
  { range }: Sourced<Condition>,
  fact: string,
  meant: string,
): Fix | null {
  if (range === null) return null;
  const parts = document.text.slice(range.start, range.end).split(fact);
  if (parts.length !== 2) return null;
  const start = range.start + (parts[0] as string).length;
  const edit = { range: { start, end: start + fact.length }, text: meant };
  return { tier: "suggested", edits: [edit] };
}
