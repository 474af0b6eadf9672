import type { Condition, Literal } from "./condition.ts";

/** `entity:x` or `NOT entity:x`. */
export function formatLiteral({ fact, negated }: Literal): string {
  return negated ? `NOT ${fact}` : fact;
}

/** The condition in the portable notation, which `parseCondition` reads back: `any(entity:a, entity:b)?`. */
export function formatCondition(condition: Condition): string {
  const text =
    condition.kind === "fact"
      ? formatLiteral(condition)
      : `any(${condition.alternatives.map(formatLiteral).join(", ")})`;
  return condition.soft ? `${text}?` : text;
}
