/** A line of a text that has no tabs and ends its lines with LF or CRLF. Offsets are into that text. */
export interface SimpleLine {
  readonly start: number;
  /** Without trailing blanks and the line break. */
  readonly end: number;
  /** Where its line break begins. */
  readonly breakStart: number;
  /** Leading blanks. */
  readonly indent: number;
  readonly isBlank: boolean;
  readonly isComment: boolean;
}

/** Tabs and what YAML does not allow in a text or what readers take for a line end; surrogates by themselves. */
const UNUSUAL = /[^\n\r\x20-\x7e\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\uffff]/;
/** The same, where surrogate pairs are as good as any letter. */
const UNUSUAL_POINT = /[^\n\r\x20-\x7e\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\u{10ffff}]/u;

/** Null for a text with unusual characters, and for one that does not end with a line break. */
export function splitSimpleLines(source: string): SimpleLine[] | null {
  if (source.charCodeAt(source.length - 1) !== 10) return null;
  if (source.includes("\r") && /\r(?!\n)/.test(source)) return null;
  if (UNUSUAL.test(source) && UNUSUAL_POINT.test(source)) return null;
  const lines: SimpleLine[] = [];
  for (let start = 0; start < source.length; ) {
    const lineEnd = source.indexOf("\n", start);
    const breakStart = source.charCodeAt(lineEnd - 1) === 13 ? lineEnd - 1 : lineEnd;
    let end = breakStart;
    while (end > start && source.charCodeAt(end - 1) === 32) end -= 1;
    let first = start;
    while (first < end && source.charCodeAt(first) === 32) first += 1;
    lines.push({
      start,
      end,
      breakStart,
      indent: first - start,
      isBlank: first === end,
      isComment: source.charCodeAt(first) === 35,
    });
    start = lineEnd + 1;
  }
  return lines;
}
