import type { YamlValue } from "../parser/yaml-value.ts";

/** The field of a map, or undefined. The last one wins, as in most readers. */
export function fieldOf(value: YamlValue | undefined, key: string): YamlValue | undefined {
  if (value?.kind !== "map") return undefined;
  return value.fields.findLast((field) => field.key === key)?.value;
}
