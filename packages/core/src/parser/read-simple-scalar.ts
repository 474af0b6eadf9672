import type { TextRange } from "../base/text-range.ts";
import { readSimpleFlow } from "./read-simple-flow.ts";
import { readQuoted, resolvePlain, textScalar } from "./resolve-simple-scalar.ts";
import type { SimpleLine } from "./simple-line.ts";
import type { YamlValue } from "./yaml-value.ts";

interface SimpleScalar {
  readonly value: YamlValue;
  /** The line after it. */
  readonly next: number;
}

/** Starts a plain text on every reader: no indicator, no sign, no blank. */
const PLAIN_START = /[\p{L}\p{N}\p{Extended_Pictographic}($/._+~;^\\<]/uy;
/** What ends a plain text, or may be read as an end of it. */
const PLAIN_BREAK = /: | #|:$/;
const BLOCK_HEADER = /^[|>]-?$/;

/**
 * A scalar of the simple subset, or a flow collection of them, that begins at `start` on line `at`. It goes on in the lines
 * that are indented beyond `indent`. Null for everything else.
 */
export function readSimpleScalar(
  source: string,
  lines: readonly SimpleLine[],
  at: number,
  indent: number,
  start: number,
  base: number,
): SimpleScalar | null {
  const line = lines[at] as SimpleLine;
  const text = source.slice(start, line.end);
  const range = { start: base + start, end: base + line.end };
  const first = text.charCodeAt(0);
  if (first === 124 || first === 62) {
    return BLOCK_HEADER.test(text) ? readBlock(source, lines, at, indent, start, base) : null;
  }
  if (first === 34 || first === 39 || first === 91 || first === 123) {
    const isQuoted = first === 34 || first === 39;
    const value = isQuoted ? readQuoted(text, range) : readSimpleFlow(text, range.start);
    return value === null || isContinued(lines, at, indent) ? null : { value, next: at + 1 };
  }
  PLAIN_START.lastIndex = 0;
  if (!PLAIN_START.test(text) || PLAIN_BREAK.test(text)) return null;
  return isContinued(lines, at, indent)
    ? readParagraph(source, lines, at, indent, start, base)
    : plainScalar(text, range, at + 1);
}

/** Whether a line that is indented further comes next, blank lines between or not. */
function isContinued(lines: readonly SimpleLine[], at: number, indent: number): boolean {
  let next = at + 1;
  while (lines[next]?.isBlank === true) next += 1;
  const line = lines[next];
  return line !== undefined && line.indent > indent;
}

function plainScalar(text: string, range: TextRange, next: number): SimpleScalar | null {
  const value = resolvePlain(text, range);
  return value === null ? null : { value, next };
}

/** Plain text on several lines. */
function readParagraph(
  source: string,
  lines: readonly SimpleLine[],
  at: number,
  indent: number,
  start: number,
  base: number,
): SimpleScalar | null {
  let end = (lines[at] as SimpleLine).end;
  const parts = [source.slice(start, end)];
  let next = at + 1;
  for (; next < lines.length; next += 1) {
    const line = lines[next] as SimpleLine;
    if (line.isBlank || line.indent <= indent) break;
    const from = line.start + line.indent;
    const text = source.slice(from, line.end);
    PLAIN_START.lastIndex = 0;
    if (!PLAIN_START.test(text) || PLAIN_BREAK.test(text)) return null;
    parts.push(text);
    end = line.end;
  }
  if (isContinued(lines, next - 1, indent)) return null;
  const text = parts.join(" ");
  return { value: textScalar(text, { start: base + start, end: base + end }, "plain"), next };
}

/** A literal or folded block without lines that are indented further. */
function readBlock(
  source: string,
  lines: readonly SimpleLine[],
  at: number,
  indent: number,
  start: number,
  base: number,
): SimpleScalar | null {
  const header = lines[at] as SimpleLine;
  const column = lines[at + 1]?.indent ?? 0;
  if (column <= indent || lines[at + 1]?.isBlank === true) return null;
  const isFolded = source.charCodeAt(start) === 62;
  let text = "";
  let blanks = 0;
  let hasBlanks = false;
  let end = header.end;
  let next = at + 1;
  for (; next < lines.length; next += 1) {
    const line = lines[next] as SimpleLine;
    if (line.isBlank) {
      if (line.breakStart - line.start > column) return null;
      hasBlanks = hasBlanks || line.breakStart > line.start;
      blanks += 1;
      continue;
    }
    if (line.indent <= indent) break;
    const isFurther = line.indent > column;
    if (line.indent < column || (isFolded && isFurther)) return null;
    if (text !== "") {
      if (isFolded) text += blanks === 0 ? " " : "\n".repeat(blanks);
      else text += "\n".repeat(blanks + 1);
    }
    text += source.slice(line.start + column, line.breakStart);
    end = line.breakStart;
    blanks = 0;
    hasBlanks = false;
  }
  // Blank lines at the end that are not empty belong to the library's range.
  if (hasBlanks) return null;
  if (header.end !== header.breakStart) return null;
  const ending = source.charCodeAt(header.end - 1) === 45 ? "" : "\n";
  const range = { start: base + start, end: base + end };
  return { value: textScalar(text + ending, range, isFolded ? "folded" : "literal"), next };
}
