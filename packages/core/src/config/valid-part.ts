import { childOf } from "./config-path.ts";
import { isPlainMap, type PlainValue } from "./plain-value.ts";

/**
 * A view of the config through which only valid values can be seen: what breaks the schema, and what holds such a
 * value, reads as absent unless it is looked into.
 */
export interface ValidPart {
  /** The value when all of it is valid. */
  readonly value: PlainValue | undefined;
  /** The value even when it is invalid. */
  readonly raw: PlainValue | undefined;
  child(segment: string): ValidPart;
  /** Keys and parts of a map in source order; empty for anything else. */
  entries(): readonly (readonly [string, ValidPart])[];
  /** Parts of a list; empty for anything else. */
  items(): readonly ValidPart[];
}

/** The view of a whole config. `invalid` holds the paths of invalid values. */
export function validPart(root: PlainValue, invalid: readonly (readonly string[])[]): ValidPart {
  return viewOf(root, invalid);
}

function viewOf(value: PlainValue | undefined, invalid: readonly (readonly string[])[]): ValidPart {
  const isInvalidItself = invalid.some((segments) => segments.length === 0);
  const child = (segment: string): ValidPart =>
    viewOf(
      childOf(value, segment),
      invalid.flatMap((segments) => (segments[0] === segment ? [segments.slice(1)] : [])),
    );
  return {
    value: invalid.length === 0 ? value : undefined,
    raw: value,
    child,
    entries: () =>
      isPlainMap(value) && !isInvalidItself
        ? Object.keys(value).map((key) => [key, child(key)] as const)
        : [],
    items: () =>
      Array.isArray(value) && !isInvalidItself
        ? (value as readonly PlainValue[]).map((_, i) => child(String(i)))
        : [],
  };
}
