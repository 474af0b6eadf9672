import { locateJsonValue } from "../../base/locate-json.ts";
import type { TextRange } from "../../base/text-range.ts";
import type { Repository } from "../../skill/repository.ts";

/** Where a text stands in a JSON file, without its quotes; null when the file was not read. */
export function manifestRange(
  { texts }: Repository,
  file: string,
  segments: readonly string[],
): TextRange | null {
  const text = texts.get(file);
  if (text === undefined) return null;
  const start = locateJsonValue(text, segments);
  const literal = /^"((?:[^"\\]|\\.)*)"/.exec(text.slice(start));
  if (literal === null) return { start, end: start + 1 };
  return { start: start + 1, end: start + 1 + (literal[1] as string).length };
}
