import type { TextRange } from "../base/text-range.ts";
import type { YamlValue } from "../parser/yaml-value.ts";

const NOWHERE: TextRange = { start: 0, end: 0 };

/**
 * A value from the config as the parser would have given it, so that all places of a field are read by one function.
 * It has no place in a file: its range is empty.
 */
export function fromPlainValue(value: unknown): YamlValue {
  if (Array.isArray(value)) {
    return { kind: "list", range: NOWHERE, style: "block", items: value.map(fromPlainValue) };
  }
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).map(([key, inner]) => ({
      key,
      keyRange: NOWHERE,
      range: NOWHERE,
      value: fromPlainValue(inner),
    }));
    return { kind: "map", range: NOWHERE, style: "block", fields };
  }
  const base = { kind: "scalar", range: NOWHERE, style: "plain" } as const;
  if (typeof value === "string") return { ...base, type: "string", text: value, value };
  if (typeof value === "number") return { ...base, type: "number", text: String(value), value };
  if (typeof value === "boolean") return { ...base, type: "boolean", text: String(value), value };
  return { ...base, type: "null", text: "", value: null };
}
