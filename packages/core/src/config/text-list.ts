import type { ValidPart } from "./valid-part.ts";

/** A text, or a list of texts, as a list; null where neither stands. */
export function textList({ value }: ValidPart): readonly string[] | null {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? (value as readonly string[]) : null;
}
