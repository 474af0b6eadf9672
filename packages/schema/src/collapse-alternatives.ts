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
  const withDeeperFaults = new Set(violations.flatMap(({ pointer }) => ancestorsOf(pointer)));
  const seen = new Set<string>();
  return violations.filter(({ pointer, keyword }) => {
    if (!unions.has(pointer)) return true;
    if (keyword !== "anyOf" || withDeeperFaults.has(pointer) || seen.has(pointer)) return false;
    seen.add(pointer);
    return true;
  });
}

/** The pointers to all values that hold this one. */
function ancestorsOf(pointer: string): readonly string[] {
  const ancestors: string[] = [];
  for (let end = pointer.lastIndexOf("/"); end !== -1; end = pointer.lastIndexOf("/", end - 1)) {
    ancestors.push(pointer.slice(0, end));
    if (end === 0) break;
  }
  return ancestors;
}
