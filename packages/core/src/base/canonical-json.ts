import { compareText } from "./compare.ts";

/**
 * A value as JSON on one line, the same bytes for equal values on every machine: keys that `leading` names come first
 * in that order, all others follow by code unit, at every depth. Properties that are undefined are left out.
 */
export function canonicalJson(value: unknown, leading: readonly string[] = []): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const record = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(record).filter((key) => record[key] !== undefined);
  const ordered = [
    ...leading.filter((key) => keys.includes(key)),
    ...keys.filter((key) => !leading.includes(key)).sort(compareText),
  ];
  return `{${ordered.map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`).join(",")}}`;
}
