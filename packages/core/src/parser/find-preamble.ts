/** What stands before the first line that could be a fence. */
export interface Preamble {
  /** Offset of the first line that is neither blank nor part of a comment. */
  readonly end: number;
  readonly cause: "none" | "blank" | "comment";
}

/** Skips blank lines and HTML comments from `start` on. An unclosed comment is left as text. */
export function findPreamble(text: string, start: number): Preamble {
  let at = start;
  let cause: Preamble["cause"] = "none";
  for (;;) {
    const blank = skipBlankLines(text, at);
    if (blank > at) {
      at = blank;
      if (cause === "none") cause = "blank";
    }
    const comment = skipComment(text, at);
    if (comment === null) return { end: at, cause };
    at = comment;
    cause = "comment";
  }
}

function skipBlankLines(text: string, start: number): number {
  let lineStart = start;
  for (let i = start; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 10 || code === 13) lineStart = i + 1;
    else if (code !== 32 && code !== 9) return lineStart;
  }
  return text.length;
}

/** The start of the line after a comment that begins at `start` and has its last line for itself. */
function skipComment(text: string, start: number): number | null {
  const opening = /^[ \t]*<!--/.exec(text.slice(start, start + 100));
  if (opening === null) return null;
  const close = text.indexOf("-->", start + opening[0].length);
  if (close === -1) return null;
  const rest = /^[ \t]*(\r\n|\n|\r|$)/.exec(text.slice(close + 3, close + 200));
  return rest === null ? null : close + 3 + rest[0].length;
}
