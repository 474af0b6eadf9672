import { isLineBreak } from "../../base/line-break.ts";

/** Lines may be as long as files, and every finding looks for the start of its own. */
const MAXIMUM_LINE = 1000;

/** Where the line of an offset begins, or a part of it that is long enough to judge it by. */
export function nearbyLineStart(text: string, offset: number): number {
  const first = Math.max(0, offset - MAXIMUM_LINE);
  let at = offset;
  while (at > first && !isLineBreak(text.charCodeAt(at - 1))) at -= 1;
  return at;
}

/** The line from a start on, or a part of it that is long enough to judge it by. */
export function nearbyLine(text: string, start: number): string {
  const last = Math.min(text.length, start + 2 * MAXIMUM_LINE);
  let end = start;
  while (end < last && !isLineBreak(text.charCodeAt(end))) end += 1;
  return text.slice(start, end);
}
