import type { LineIndex } from "../base/line-index.ts";
import { fenceKind } from "./fence-line.ts";

/** Text before front matter is a heading or a remark; deeper down `---` is a thematic break. */
const MAXIMUM_LINES = 40;

/**
 * The line of a `---` that opens front matter below some text: outside code, followed by a key, and with a `name` or
 * a `description` before the next `---`. Null when there is none.
 */
export function findLateFrontmatter(text: string, lines: LineIndex, from: number): number | null {
  const lineText = (line: number): string => {
    const range = lines.lineRange(line);
    return text.slice(range.start, range.end);
  };
  let isCode = false;
  const last = Math.min(lines.count, from + MAXIMUM_LINES);
  for (let line = from; line <= last; line += 1) {
    const shown = lineText(line);
    if (/^ {0,3}(?:```|~~~)/.test(shown)) isCode = !isCode;
    if (isCode || line === from || !isFence(shown)) continue;
    return hasIdentity(lineText, line, lines.count) ? line : null;
  }
  return null;
}

function hasIdentity(lineText: (line: number) => string, opening: number, count: number): boolean {
  if (!/^[\w-]+[ \t]*:(?:[ \t]|$)/.test(lineText(opening + 1))) return false;
  let isNamed = false;
  for (let line = opening + 1; line <= count; line += 1) {
    const shown = lineText(line);
    if (isFence(shown)) return isNamed;
    if (/^(?:name|description)[ \t]*:/.test(shown)) isNamed = true;
  }
  return false;
}

function isFence(line: string): boolean {
  const kind = fenceKind(line);
  return kind === "exact" || kind === "trailing-space";
}
