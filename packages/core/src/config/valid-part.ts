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

/** The paths of invalid values as a tree; a node exists where the value or something inside it is invalid. */
interface Blemish {
  isInvalid: boolean;
  readonly inside: Map<string, Blemish>;
}

/** The view of a whole config. `invalid` holds the paths of invalid values. */
export function validPart(root: PlainValue, invalid: readonly (readonly string[])[]): ValidPart {
  const blemish = newBlemish();
  for (const segments of invalid) {
    let at = blemish;
    for (const segment of segments) {
      const next = at.inside.get(segment) ?? newBlemish();
      at.inside.set(segment, next);
      at = next;
    }
    at.isInvalid = true;
  }
  return viewOf(root, invalid.length === 0 ? undefined : blemish);
}

function newBlemish(): Blemish {
  return { isInvalid: false, inside: new Map() };
}

function viewOf(value: PlainValue | undefined, blemish: Blemish | undefined): ValidPart {
  const child = (segment: string): ValidPart =>
    viewOf(childOf(value, segment), blemish?.inside.get(segment));
  const canLookInside = blemish?.isInvalid !== true;
  return {
    value: blemish === undefined ? value : undefined,
    raw: value,
    child,
    entries: () =>
      isPlainMap(value) && canLookInside
        ? Object.keys(value).map((key) => [key, child(key)] as const)
        : [],
    items: () =>
      Array.isArray(value) && canLookInside
        ? (value as readonly PlainValue[]).map((_, i) => child(String(i)))
        : [],
  };
}
