import { parseCondition } from "@ctxfst/core";

/** The facts that conditions want to hold. */
export function goalFacts(conditions: readonly string[]): readonly string[] {
  return conditions.flatMap((text) => {
    const { condition } = parseCondition(text);
    const literals = condition.kind === "fact" ? [condition] : condition.alternatives;
    return literals.filter(({ negated }) => !negated).map(({ fact }) => fact);
  });
}
