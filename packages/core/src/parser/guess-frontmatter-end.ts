import type { LineIndex } from "../base/line-index.ts";

const KEY_LINE = /^[A-Za-z_"'][\w .-]*["']?[ \t]*:(?:[ \t]|$)/;
const NESTED_LINE = /^(?:[ \t]+\S|-[ \t])/;

/**
 * Where an unclosed front matter most likely ends: before the first line at the left margin that is no key, no list
 * item and no comment, or before a heading that follows a blank line. Blank lines before it belong to the body.
 */
export function guessFrontmatterEnd(text: string, lines: LineIndex, opening: number): number {
  let end = opening;
  let isAfterBlank = false;
  for (let line = opening + 1; line <= lines.count; line += 1) {
    const range = lines.lineRange(line);
    const shown = text.slice(range.start, range.end);
    if (shown.trim() === "") {
      isAfterBlank = true;
      continue;
    }
    const isComment = shown.startsWith("#") && !isAfterBlank;
    if (!isComment && !KEY_LINE.test(shown) && !NESTED_LINE.test(shown)) break;
    if (isAfterBlank && /^-[ \t]/.test(shown)) break;
    end = line;
    isAfterBlank = false;
  }
  return end < lines.count ? lines.lineStart(end + 1) : lines.lineRange(end).end;
}
