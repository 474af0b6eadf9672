import type { YamlValue } from "./yaml-value.ts";

/** Null, or a text of white space: a key with nothing behind it. */
export function isEmptyValue(value: YamlValue): boolean {
  return value.kind === "scalar" && (value.type === "null" || value.text.trim() === "");
}
