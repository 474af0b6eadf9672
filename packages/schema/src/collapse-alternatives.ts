import type { SchemaViolation } from "./schema-violation.ts";

/**
 * A value that fits no alternative of `anyOf` is reported once per alternative, which no reader can use. Where an
 * alternative had the right shape, so that the fault lies deeper inside, only the deeper faults stay; where none had,
 * one violation stays for the value itself.
 */
export function collapseAlternatives(
  violations: readonly SchemaViolation[],
): readonly SchemaViolation[] {
  const unions = new Set(
    violations.filter(({ keyword }) => keyword === "anyOf").map(({ pointer }) => pointer),
  );
  if (unions.size === 0) return violations;
  const isInsideUnion = (violation: SchemaViolation): boolean => {
    if (!unions.has(violation.pointer)) return false;
    const isDeeper = ({ pointer }: SchemaViolation): boolean =>
      pointer.startsWith(`${violation.pointer}/`);
    return violation.keyword !== "anyOf" || violations.some(isDeeper);
  };
  const kept = violations.filter((violation) => !isInsideUnion(violation));
  return kept.filter(
    ({ pointer, keyword }, i) =>
      keyword !== "anyOf" ||
      kept.findIndex((other) => other.keyword === "anyOf" && other.pointer === pointer) === i,
  );
}
