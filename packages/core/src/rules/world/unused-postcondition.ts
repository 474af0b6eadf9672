import { literalsOf } from "../../skill/literals-of.ts";
import { parseCondition } from "../../skill/parse-condition.ts";
import type { Skill } from "../../skill/skill.ts";
import type { RuleReport } from "../finding.ts";
import type { RepositoryRule } from "../rule.ts";
import { placeOf } from "./model-place.ts";

export const unusedPostcondition: RepositoryRule = {
  meta: {
    id: "unused-postcondition",
    summary:
      "Something asks for every fact that is produced: a skill, a goal or an edge of the graph.",
    category: "world",
    severity: "info",
    fix: null,
  },
  checkRepository(context) {
    const { config, index } = context;
    const goals = config.goals.flatMap(({ goal }) =>
      goal.flatMap((text) => literalsOf(parseCondition(text).condition)),
    );
    const asked = new Set([
      ...goals.map(({ fact }) => fact),
      ...config.graph.edges.map(({ source }) => source),
    ]);
    return [...index.effects].flatMap(([fact, uses]): RuleReport[] => {
      const first = uses.find(({ negated }) => !negated);
      if (first === undefined || asked.has(fact) || index.needs.has(fact)) return [];
      // What another convention names may be meant for people.
      if (!fact.startsWith("entity:") && isFromDialect(first.skill, fact)) return [];
      const related = uses
        .filter((use) => use !== first && !use.negated)
        .map(({ skill, range }) => ({ file: skill.file, range }));
      const args = { fact, skill: first.skill.name };
      const effect = first.skill.model.postconditions.find(({ value }) => value.fact === fact);
      if (effect === undefined) return [];
      return [{ args, ...placeOf(first.skill, effect, context), related, subject: fact }];
    });
  },
};

function isFromDialect({ model }: Skill, fact: string): boolean {
  return model.postconditions.some(
    ({ value, source }) => value.fact === fact && source === "dialect",
  );
}
