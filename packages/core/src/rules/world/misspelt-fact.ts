import { isDoneFact } from "../../skill/dialect-facts.ts";
import { literalsOf } from "../../skill/literals-of.ts";
import type { Skill } from "../../skill/skill.ts";
import type { RuleReport } from "../finding.ts";
import type { RepositoryRule } from "../rule.ts";
import { createFactSpelling } from "./fact-spelling.ts";
import { placeOf } from "./model-place.ts";
import { problemsOf } from "./model-problem-rule.ts";
import { replaceOnce } from "./replace-once.ts";

export const misspeltFact: RepositoryRule = {
  meta: {
    id: "misspelt-fact",
    summary: "A fact is spelt alike where it is produced and where it is asked for.",
    category: "world",
    severity: "warning",
    fix: "suggested",
  },
  checkRepository(context) {
    const { repository, index } = context;
    const nearest = createFactSpelling(context);
    return [...repository.byName.values()].flatMap((skill) =>
      skill.model.preconditions.flatMap((precondition) =>
        literalsOf(precondition.value).flatMap(({ fact }): RuleReport[] => {
          const meant = isDoneFact(fact) ? null : nearest(fact, skill);
          if (meant === null || isOffered(skill, fact, meant)) return [];
          const producer = index.effects.get(meant)?.find(({ negated }) => !negated);
          const args = {
            fact,
            nearest: meant,
            ...(producer === undefined ? {} : { producer: producer.skill.name }),
          };
          const related =
            producer === undefined ? [] : [{ file: producer.skill.file, range: producer.range }];
          const fix = replaceOnce(skill, precondition.range, fact, meant);
          const place = placeOf(skill, precondition, context);
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
