import type { TextRange } from "../base/text-range.ts";
import type { SourceText } from "../skill/source-lookup.ts";
import { cutColumns, displayWidth } from "./display-width.ts";
import { showHidden } from "./visible-text.ts";

/** One source line with the place that is meant. */
export interface SourceExcerpt {
  /** 1-based. */
  readonly line: number;
  /** The line, made visible and cut to a window around the place. */
  readonly text: string;
  /** Terminal columns before the mark, and how many it covers (at least 1). */
  readonly indent: number;
  readonly length: number;
}

/** The first line of a range, at most `columns` wide; tabs and hidden characters are shown, so the mark stays true. */
export function sourceExcerpt(
  { text, lines }: SourceText,
  range: TextRange,
  columns: number,
): SourceExcerpt {
  const line = lines.lineAt(range.start);
  const { start, end } = lines.lineRange(line);
  const from = Math.min(range.start, end);
  const to = Math.max(from, Math.min(range.end, end));
  const before = showHidden(text.slice(start, from));
  const marked = showHidden(text.slice(from, to));
  const after = showHidden(text.slice(to, end));
  // A place far to the right gets a window that begins a little before it.
  const room = Math.max(20, columns);
  const isFar = displayWidth(before) > room * 0.6;
  const head = isFar ? `…${lastColumns(before, Math.floor(room * 0.4))}` : before;
  const shown = cutColumns(head + marked + after, room);
  const indent = displayWidth(head);
  const length = Math.max(1, Math.min(displayWidth(marked), displayWidth(shown) - indent));
  return { line, text: shown, indent, length };
}

function lastColumns(text: string, width: number): string {
  const characters = [...text];
  let used = 0;
  let at = characters.length;
  while (at > 0 && used + displayWidth(characters[at - 1] as string) <= width) {
    at -= 1;
    used += displayWidth(characters[at] as string);
  }
  return characters.slice(at).join("");
}
