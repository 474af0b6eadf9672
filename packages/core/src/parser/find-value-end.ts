/** A line that starts a new field: a quote that runs past it was most likely never closed. */
const FIELD_LINE = /^[A-Za-z][\w-]*:(?:[ \t]|$)/;

/**
 * The offset after the quote that closes the one at `start`. Null when there is none, or when it is found only
 * behind a line that starts a new field and is followed by more text: then the first quote was left open.
 */
export function findQuoteEnd(source: string, start: number, column: number): number | null {
  const quote = source.charAt(start);
  for (let i = start + 1; i < source.length; i += 1) {
    const character = source.charAt(i);
    if (quote === '"' && character === "\\") i += 1;
    else if (character === quote) {
      if (quote === "'" && source.charAt(i + 1) === "'") i += 1;
      else return isLikelyEnd(source, start, i + 1, column) ? i + 1 : null;
    }
  }
  return null;
}

function isLikelyEnd(source: string, start: number, end: number, column: number): boolean {
  const inner = source.slice(start, end).split(/\r\n|\n|\r/);
  if (inner.length === 1) return true;
  const isCleanEnd = /^[ \t]*(?:#[^\n\r]*)?(?:[\n\r]|$)/.test(source.slice(end, end + 2000));
  if (isCleanEnd) return true;
  return !inner
    .slice(1)
    .some((line) => indentOf(line) <= column && FIELD_LINE.test(line.trimStart()));
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** The offset after the bracket that closes the one at `start`, quotes respected; null when there is none. */
export function findFlowEnd(source: string, start: number): number | null {
  let depth = 0;
  for (let i = start; i < source.length; i += 1) {
    const character = source.charAt(i);
    if (character === '"' || (character === "'" && !/\w/.test(source.charAt(i - 1)))) {
      const end = findQuoteEnd(source, i, -1);
      if (end === null) return null;
      i = end - 1;
    } else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") {
      depth -= 1;
      if (depth === 0) return i + 1;
    } else if (character === "\n" && FIELD_LINE.test(source.slice(i + 1, i + 200))) return null;
  }
  return null;
}
