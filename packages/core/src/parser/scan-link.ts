/** Where the destination of an inline link stands; a title is skipped. Offsets are into the text given. */
export interface InlineTarget {
  /** Null for `[text]()`. */
  readonly destination: { readonly from: number; readonly to: number } | null;
  /** Behind the closing parenthesis. */
  readonly end: number;
}

/** Reads `(destination "title")` from its opening parenthesis on; null when it is none. */
export function scanInlineTarget(text: string, open: number): InlineTarget | null {
  let at = skipSpace(text, open + 1);
  const from = at;
  const to = scanDestination(text, from);
  if (to !== null) {
    at = skipSpace(text, to);
    if (at !== to) at = skipSpace(text, scanTitle(text, at) ?? at);
  }
  if (text.charCodeAt(at) !== 41) return null;
  return { destination: to === null ? null : { from, to }, end: at + 1 };
}

function scanDestination(text: string, start: number): number | null {
  if (text.charCodeAt(start) === 60) return scanAngled(text, start);
  let depth = 0;
  let at = start;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) break;
    if (code === 40) depth += 1;
    else if (code === 41) {
      if (depth === 0) break;
      depth -= 1;
    } else if (code === 92 && at + 1 < text.length && !isSpace(text.charCodeAt(at + 1))) at += 1;
  }
  return at > start ? at : null;
}

function scanAngled(text: string, start: number): number | null {
  let isEscaped = false;
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 62 && !isEscaped) return at + 1;
    if ((code === 60 && !isEscaped) || code === 10) return null;
    isEscaped = code === 92;
  }
  return null;
}

function scanTitle(text: string, start: number): number | null {
  const mark = text.charCodeAt(start);
  if (mark !== 39 && mark !== 34 && mark !== 40) return null;
  const end = mark === 40 ? 41 : mark;
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === end) return at + 1;
    if (code === 92) at += 1;
  }
  return null;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 10;
}
