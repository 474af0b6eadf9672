import { isLineBreak } from "./line-break.ts";
import type { Position, PositionRange, TextRange } from "./text-range.ts";

/** Turns offsets into lines and columns. Lines end at LF, CRLF or a lone CR, as in YAML and CommonMark. */
export interface LineIndex {
  /** Number of lines; a text that ends with a line break has an empty last line. */
  readonly count: number;
  /** Offset at which a 1-based line starts. Clamped to the text. */
  lineStart(line: number): number;
  /** The offsets of a 1-based line without its line break. */
  lineRange(line: number): TextRange;
  /** 1-based line that holds the offset. */
  lineAt(offset: number): number;
  positionAt(offset: number): Position;
  positionsOf(range: TextRange): PositionRange;
}

/** How far a column is counted unit by unit. */
const STRIDE = 1024;

/** Builds the index of `text` in one pass; look-ups are O(log lines), however long a line is. */
export function indexLines(text: string): LineIndex {
  const starts = lineStarts(text);
  let counts: Uint32Array | null = null;
  const columnOf = (start: number, offset: number): number => {
    if (offset - start <= STRIDE) return countCodePoints(text, start, offset) + 1;
    counts ??= countStrides(text);
    return countBefore(text, offset, counts) - countBefore(text, start, counts) + 1;
  };
  const clamp = (offset: number): number => Math.max(0, Math.min(offset, text.length));

  const lineAt = (offset: number): number => {
    const target = clamp(offset);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= target) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
  const lineStart = (line: number): number =>
    starts[Math.max(0, Math.min(line - 1, starts.length - 1))] as number;
  const lineRange = (line: number): TextRange => {
    const start = lineStart(line);
    let end = line < starts.length ? (starts[line] as number) : text.length;
    while (end > start && isLineBreak(text.charCodeAt(end - 1))) end -= 1;
    return { start, end };
  };
  const positionAt = (offset: number): Position => {
    const line = lineAt(offset);
    return { line, column: columnOf(lineStart(line), clamp(offset)) };
  };
  return {
    count: starts.length,
    lineStart,
    lineRange,
    lineAt,
    positionAt,
    positionsOf: (range) => ({ start: positionAt(range.start), end: positionAt(range.end) }),
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  if (!text.includes("\r")) {
    // One native call for all lines is faster than one for each.
    const lines = text.split("\n");
    for (let i = 0, at = 0; i < lines.length - 1; i += 1) {
      at += (lines[i] as string).length + 1;
      starts.push(at);
    }
    return starts;
  }
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1);
  }
  return starts;
}

/** Code points before each multiple of the stride. */
function countStrides(text: string): Uint32Array {
  const counts = new Uint32Array(Math.floor(text.length / STRIDE) + 1);
  for (let i = 1; i < counts.length; i += 1)
    counts[i] = (counts[i - 1] as number) + countFirstUnits(text, (i - 1) * STRIDE, i * STRIDE);
  return counts;
}

function countBefore(text: string, offset: number, counts: Uint32Array): number {
  const stride = Math.floor(offset / STRIDE);
  return (counts[stride] as number) + countFirstUnits(text, stride * STRIDE, offset);
}

/** Units that begin a code point. */
function countFirstUnits(text: string, start: number, end: number): number {
  let count = 0;
  for (let i = start; i < end; i += 1) {
    const isSecond =
      isSurrogate(text.charCodeAt(i), 0xdc00) && isSurrogate(text.charCodeAt(i - 1), 0xd800);
    if (!isSecond) count += 1;
  }
  return count;
}

function isSurrogate(code: number, start: number): boolean {
  return code >= start && code < start + 0x400;
}

const HIGH_SURROGATE = /[\ud800-\udbff]/;

/** Code points between two offsets; a surrogate pair counts once, a lone surrogate once. */
export function countCodePoints(text: string, start = 0, end: number = text.length): number {
  if (!HIGH_SURROGATE.test(text.slice(start, end))) return Math.max(0, end - start);
  let count = 0;
  for (let i = start; i < end; i += 1) {
    const code = text.charCodeAt(i);
    if (code >= 0xd800 && code < 0xdc00 && i + 1 < end) {
      const next = text.charCodeAt(i + 1);
      if (next >= 0xdc00 && next < 0xe000) i += 1;
    }
    count += 1;
  }
  return count;
}
