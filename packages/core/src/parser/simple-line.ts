/** A line of a text that has no tabs and ends its lines with LF. Offsets are into that text. */
export interface SimpleLine {
  readonly start: number;
  /** Without trailing blanks and the line break. */
  readonly end: number;
  /** Leading blanks. */
  readonly indent: number;
  readonly isBlank: boolean;
  readonly isComment: boolean;
}

/** Tabs, CR and what YAML does not allow in a text or what readers take for a line end. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const UNUSUAL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff\ufeff]/;
/** The same beside the surrogate pairs, which are as good as any letter. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const UNUSUAL_POINT = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff\ufeff]/u;

/** Null for a text with unusual characters, and for one that does not end with a line break. */
export function splitSimpleLines(source: string): SimpleLine[] | null {
  if (source.charCodeAt(source.length - 1) !== 10) return null;
  if (UNUSUAL.test(source) && UNUSUAL_POINT.test(source)) return null;
  const lines: SimpleLine[] = [];
  for (let start = 0; start < source.length; ) {
    const lineEnd = source.indexOf("\n", start);
    let end = lineEnd;
    while (end > start && source.charCodeAt(end - 1) === 32) end -= 1;
    let first = start;
    while (first < end && source.charCodeAt(first) === 32) first += 1;
    lines.push({
      start,
      end,
      indent: first - start,
      isBlank: first === end,
      isComment: source.charCodeAt(first) === 35,
    });
    start = lineEnd + 1;
  }
  return lines;
}
