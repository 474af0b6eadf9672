import type { YamlValue } from "../parser/yaml-value.ts";

/** A value as JSON could hold it. */
export type PlainValue =
  | string
  | number
  | boolean
  | null
  | readonly PlainValue[]
  | { readonly [key: string]: PlainValue };

/**
 * The value without its ranges, for validation. Of two equal keys the first counts. Every key becomes a property of
 * the object itself, `__proto__` included.
 */
export function toPlainValue(value: YamlValue): PlainValue {
  if (value.kind === "scalar") return value.value;
  if (value.kind === "list") return value.items.map(toPlainValue);
  const first = new Map<string, YamlValue>();
  for (const field of value.fields) if (!first.has(field.key)) first.set(field.key, field.value);
  return Object.fromEntries([...first].map(([key, child]) => [key, toPlainValue(child)]));
}

/** True for a map. */
export function isPlainMap(
  value: PlainValue | undefined,
): value is { readonly [key: string]: PlainValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
