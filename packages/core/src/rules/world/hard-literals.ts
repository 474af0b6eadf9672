import type { Literal } from "../../skill/condition.ts";
import type { Skill, Sourced } from "../../skill/skill.ts";

export type SourcedLiteral = Sourced<Literal>;

/**
 * The literals that must hold before a skill runs. Alternatives are left out, so that what follows from the rest
 * follows in any case; null where a condition cannot be read and never holds.
 */
export function hardLiterals({ model }: Skill): readonly SourcedLiteral[] | null {
  const literals: SourcedLiteral[] = [];
  for (const precondition of model.preconditions) {
    const { value } = precondition;
    if (value.soft) continue;
    if (value.kind === "fact") literals.push({ ...precondition, value });
    else if (value.alternatives.length === 0) return null;
  }
  return literals;
}
