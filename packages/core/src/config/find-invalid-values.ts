import { pointerSegments, type SchemaViolation, validateConfig } from "@ctxfst/schema";
import { childOf } from "./config-path.ts";
import { childPart, rootPart, type SchemaPart } from "./config-schema.ts";
import { describeFound } from "./describe-found.ts";
import type { PlainValue } from "./plain-value.ts";

/** A value that breaks the schema. */
export interface InvalidValue {
  readonly segments: readonly string[];
  readonly found: string;
  readonly expected: string;
}

/** Everything in the config that breaks its schema, at most one entry for a value. */
export function findInvalidValues(root: PlainValue): readonly InvalidValue[] {
  const seen = new Set<string>();
  return validateConfig(root).flatMap((violation) => {
    const { pointer } = violation;
    const key = violation.keyword === "required" ? `${pointer} ${missingKey(violation)}` : pointer;
    if (seen.has(key)) return [];
    seen.add(key);
    return [describeViolation(root, violation)];
  });
}

function describeViolation(root: PlainValue, violation: SchemaViolation): InvalidValue {
  const segments = pointerSegments(violation.pointer);
  let value: PlainValue | undefined = root;
  let part: SchemaPart | null = rootPart(root);
  for (const segment of segments) {
    value = childOf(value, segment);
    part = part === null ? null : childPart(part, segment, value ?? null);
  }
  const missing = missingKey(violation);
  return {
    segments,
    found: missing === null ? describeFound(value) : `no ${missing}`,
    expected: part?.expected ?? violation.message,
  };
}

function missingKey({ keyword, params }: SchemaViolation): string | null {
  return keyword === "required" ? String(params.missingProperty) : null;
}
