/** The line break that a text uses, for what is added to it: CRLF where there is one, else LF. */
export function lineBreakOf(text: string): "\r\n" | "\n" {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

/** True for the code units of LF and CR. */
export function isLineBreak(code: number): boolean {
  return code === 10 || code === 13;
}

/** Offset at which the line begins that holds an offset; lines end at LF or CR, as in `indexLines`. */
export function lineStartBefore(text: string, offset: number): number {
  // A negative place to search from would mean 0, and find a break at the start of the text.
  if (offset === 0) return 0;
  return Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
}
