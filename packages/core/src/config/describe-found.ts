import { isPlainMap, type PlainValue } from "./plain-value.ts";

const LONGEST = 60;

/** What stands in the config, in words that fit into a message. */
export function describeFound(value: PlainValue | undefined): string {
  if (value === undefined || value === null) return "nothing";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (isPlainMap(value)) return "a map";
  if (typeof value !== "string") return String(value);
  const characters = [...value];
  const isLong = characters.length > LONGEST;
  return JSON.stringify(isLong ? `${characters.slice(0, LONGEST).join("")}…` : value);
}
