import type { Literal } from "../skill/condition.ts";
import { formatLiteral } from "../skill/format-condition.ts";
import type { Skill } from "../skill/skill.ts";
import type { DeclaredLink } from "./declared-edges.ts";

/**
 * What a skill declares, from the same conditions that the planner reads; those include the `done:` facts by which
 * dialects order skills. Hints such as `related_skills` are no conditions and make no edge.
 */
export function linkSkill({ name, model }: Pick<Skill, "name" | "model">): readonly DeclaredLink[] {
  const needs = model.preconditions.flatMap(({ value }) => {
    if (value.kind === "fact") return [need(name, value, value.soft, null)];
    const alternatives = value.alternatives.map(formatLiteral);
    return value.alternatives.map((literal) => need(name, literal, value.soft, alternatives));
  });
  const effects = model.postconditions.map(
    ({ value }): DeclaredLink => ({
      source: name,
      target: value.fact,
      relation: value.negated ? "REMOVES" : "LEADS_TO",
      soft: false,
      alternatives: null,
    }),
  );
  return [...needs, ...effects];
}

function need(
  skill: string,
  literal: Literal,
  soft: boolean,
  alternatives: readonly string[] | null,
): DeclaredLink {
  return {
    source: skill,
    target: literal.fact,
    relation: literal.negated ? "BLOCKED_BY" : "REQUIRES",
    soft,
    alternatives,
  };
}
