import { InternalError } from "./errors.ts";
import type { TextRange } from "./text-range.ts";

/** Replaces one range of a text. An empty range inserts, an empty text deletes. */
export interface TextEdit {
  readonly range: TextRange;
  readonly text: string;
}

/** Orders edits by place; insertions at one place keep their order. */
export function sortEdits(edits: readonly TextEdit[]): TextEdit[] {
  return [...edits].sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
}

/** True when no edit touches what another one replaces. */
export function areDisjoint(edits: readonly TextEdit[]): boolean {
  const sorted = sortEdits(edits);
  return sorted.every(
    (edit, i) => i === 0 || (sorted[i - 1] as TextEdit).range.end <= edit.range.start,
  );
}

/**
 * Applies edits that do not overlap; all ranges are offsets into the given text.
 * @throws InternalError when two edits overlap or one lies outside the text
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = "";
  let at = 0;
  for (const { range, text: replacement } of sortEdits(edits)) {
    if (range.start < at || range.end < range.start || range.end > text.length) {
      throw new InternalError(
        `edit at ${range.start}-${range.end} overlaps another or leaves the text`,
      );
    }
    result += text.slice(at, range.start) + replacement;
    at = range.end;
  }
  return result + text.slice(at);
}
