import type { TextRange } from "../base/text-range.ts";
import type { YamlField, YamlValue } from "../parser/yaml-value.ts";

/** Where a value stands; the key's range where it is the value of a key. */
export interface ValuePlace {
  readonly range: TextRange;
  readonly keyRange: TextRange | null;
}

/**
 * Finds values of `root` by their paths of keys and indices. A path that leads too far gives the last value on the
 * way. Maps are indexed once, so that many look-ups in a long map stay quick.
 */
export function valueLocator(root: YamlValue): (segments: readonly string[]) => ValuePlace {
  const indexed = new Map<YamlValue, ReadonlyMap<string, YamlField>>();
  const fieldOf = (value: YamlValue, key: string): YamlField | undefined => {
    if (value.kind !== "map") return undefined;
    const known = indexed.get(value);
    if (known !== undefined) return known.get(key);
    const fields = new Map<string, YamlField>();
    for (const field of value.fields) if (!fields.has(field.key)) fields.set(field.key, field);
    indexed.set(value, fields);
    return fields.get(key);
  };
  return (segments) => {
    let place: ValuePlace = { range: root.range, keyRange: null };
    let value = root;
    for (const segment of segments) {
      const field = fieldOf(value, segment);
      const next = value.kind === "list" ? value.items[Number(segment)] : field?.value;
      if (next === undefined) break;
      value = next;
      place = { range: value.range, keyRange: field?.keyRange ?? null };
    }
    return place;
  };
}
