import { sortEdits, type TextEdit } from "../base/text-edit.ts";

/** Gives, for an offset into a text after `edits`, the offset into the text before them. */
export function mapThroughEdits(edits: readonly TextEdit[]): (offset: number) => number {
  const sorted = sortEdits(edits);
  return (offset) => {
    let shift = 0;
    for (const { range, text } of sorted) {
      const start = range.start + shift;
      if (offset < start) break;
      // Inside of what was written anew, the nearest old place is the range that it replaced.
      if (offset < start + text.length) return Math.min(range.end, range.start + (offset - start));
      shift += text.length - (range.end - range.start);
    }
    return offset - shift;
  };
}
