import type { TextRange } from "../base/text-range.ts";
import type { YamlValue } from "../parser/yaml-value.ts";

/** Where a value stands; the key's range where it is the value of a key. */
export interface ValuePlace {
  readonly range: TextRange;
  readonly keyRange: TextRange | null;
}

/** Finds the value at a path of keys and indices. A path that leads too far gives the last value on the way. */
export function locateValue(root: YamlValue, segments: readonly string[]): ValuePlace {
  let value = root;
  let keyRange: TextRange | null = null;
  for (const segment of segments) {
    if (value.kind === "map") {
      const field = value.fields.find(({ key }) => key === segment);
      if (field === undefined) break;
      keyRange = field.keyRange;
      value = field.value;
    } else {
      const item = value.kind === "list" ? value.items[Number(segment)] : undefined;
      if (item === undefined) break;
      keyRange = null;
      value = item;
    }
  }
  return { range: value.range, keyRange };
}
