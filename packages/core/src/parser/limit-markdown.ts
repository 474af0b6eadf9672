/**
 * Bounds what the Markdown parser is given: its time grows with the square of the brackets in one paragraph and of
 * the containers that one line opens. Far above what anyone writes, they are masked letter for
 * letter, so that offsets stay, and reported.
 */
const MARKDOWN_LIMITS = {
  /** Brackets, tildes, and the points and colons of bare addresses, between two blank lines. */
  delimiters: 20_000,
  /** Quote and list markers at the start of one line, and columns of its indent. */
  nesting: 100,
  indent: 500,
} as const;

interface MarkdownBreach {
  readonly limit: "delimiters" | "nesting";
  readonly maximum: number;
  /** Into the text that was given. */
  readonly offset: number;
}

export interface LimitedMarkdown {
  readonly source: string;
  readonly isMasked: boolean;
  /** In source order; one for each paragraph or line. */
  readonly breaches: readonly MarkdownBreach[];
}

/** Masks what is too much for the parser. Gives the text as it is when nothing is. */
export function limitMarkdown(source: string): LimitedMarkdown {
  if (!mayBreach(source)) return { source, isMasked: false, breaches: [] };
  const breaches: MarkdownBreach[] = [];
  const masks: [start: number, end: number, characters: RegExp][] = [];
  let paragraph = 0;
  let delimiters = 0;
  let isCode = false;
  const endParagraph = (end: number): void => {
    if (delimiters > MARKDOWN_LIMITS.delimiters) {
      // Code is never read for links: nothing is lost there, and nothing to report.
      if (!isCode)
        breaches.push({
          limit: "delimiters",
          maximum: MARKDOWN_LIMITS.delimiters,
          offset: paragraph,
        });
      masks.push([paragraph, end, /[[\]~.:@]/g]);
    }
    paragraph = end;
    delimiters = 0;
  };
  for (let start = 0; start < source.length; ) {
    let end = start;
    let first = -1;
    let count = 0;
    for (; end < source.length; end += 1) {
      const code = source.charCodeAt(end);
      if (code === 10 || code === 13) break;
      if (code !== 32 && code !== 9 && first === -1) first = end;
      if (isDelimiter(code)) count += 1;
    }
    if (first !== -1 && isFence(source, first)) {
      endParagraph(start);
      isCode = !isCode;
    }
    delimiters += count;
    const lead = first === -1 ? 0 : nestingEnd(source, start, first, end);
    if (lead > 0) {
      breaches.push({ limit: "nesting", maximum: MARKDOWN_LIMITS.nesting, offset: start });
      masks.push([start, lead, /[^\s]/g]);
    }
    start = end + 1;
    if (first === -1) endParagraph(start);
  }
  endParagraph(source.length);
  const isMasked = masks.length > 0;
  return { source: isMasked ? masked(source, masks) : source, isMasked, breaches };
}

/** False for nearly every text, at a hundredth of the cost. */
function mayBreach(source: string): boolean {
  const hasManyDelimiters =
    hasLongParagraph(source) && countDelimiters(source) > MARKDOWN_LIMITS.delimiters;
  // A lone CR ends a line too, but nobody means it to.
  const hasLoneReturn = source.includes("\r") && /\r(?!\n)/.test(source);
  return hasManyDelimiters || hasLoneReturn || (hasLeadRun(source) && hasLongLead(source));
}

/** A run of characters of markers and indent, wherever it stands: one this long has every so many characters in it. */
function hasLeadRun(source: string): boolean {
  const length = MARKDOWN_LIMITS.nesting + 1;
  for (let at = length - 1; at < source.length; at += length) {
    if (!isLead(source.charCodeAt(at))) continue;
    let start = at;
    while (start > at - length && isLead(source.charCodeAt(start - 1))) start -= 1;
    let end = at + 1;
    while (end - start < length && isLead(source.charCodeAt(end))) end += 1;
    if (end - start >= length) return true;
  }
  return false;
}

/** A line that begins with more characters of markers and indent than it may open containers. */
function hasLongLead(source: string): boolean {
  for (let start = 0; start < source.length; ) {
    const feed = source.indexOf("\n", start);
    const next = feed === -1 ? source.length : feed;
    let at = start;
    if (next - start > MARKDOWN_LIMITS.nesting) {
      const end = start + MARKDOWN_LIMITS.nesting;
      while (at <= end && isLead(source.charCodeAt(at))) at += 1;
      if (at > end) return true;
    }
    start = next + 1;
  }
  return false;
}

/** Blank, tab, `>`, `*`, `+`, `-`, digit, `.`, `)`. */
function isLead(code: number): boolean {
  return (
    code === 32 ||
    code === 9 ||
    (code >= 41 && code <= 57 && code !== 44 && code !== 47) ||
    code === 62
  );
}

/** More characters without an empty line than delimiters are allowed. */
function hasLongParagraph(source: string): boolean {
  let start = 0;
  while (source.length - start > MARKDOWN_LIMITS.delimiters) {
    const end = source.lastIndexOf("\n\n", start + MARKDOWN_LIMITS.delimiters);
    if (end <= start) return true;
    start = end;
  }
  return false;
}

function countDelimiters(source: string): number {
  let count = 0;
  for (let i = 0; i < source.length; i += 1) {
    if (isDelimiter(source.charCodeAt(i))) count += 1;
  }
  return count;
}

/** `[`, `]`, `~`, `.`, `:` and `@`. */
function isDelimiter(code: number): boolean {
  return code === 91 || code === 93 || code === 126 || code === 46 || code === 58 || code === 64;
}

/** A line that opens or closes a code block, near enough to decide about a report. */
function isFence(source: string, first: number): boolean {
  return source.startsWith("```", first) || source.startsWith("~~~", first);
}

/** Where the markers of a line end that opens too many containers, or is indented too far; else 0. */
function nestingEnd(source: string, start: number, first: number, end: number): number {
  if (!/[-+*>\d]/.test(source.charAt(first))) return 0;
  const marker = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;
  let markers = 0;
  let at = start;
  while (at < end) {
    marker.lastIndex = at;
    if (!marker.test(source)) break;
    markers += 1;
    at = marker.lastIndex;
  }
  const isFar = markers > 0 && first - start > MARKDOWN_LIMITS.indent;
  return markers > MARKDOWN_LIMITS.nesting || isFar ? Math.min(at, end) : 0;
}

function masked(source: string, masks: readonly [number, number, RegExp][]): string {
  const characters = source.split("");
  for (const [start, end, pattern] of masks) {
    for (const match of source.slice(start, end).matchAll(pattern))
      characters[start + match.index] = "x";
  }
  return characters.join("");
}
