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
  return new TextLines(text);
}

/** Thousands are kept at a time: as small as they can be. */
class TextLines implements LineIndex {
  readonly #text: string;
  readonly #starts: Uint32Array;
  #counts: Uint32Array | null = null;

  constructor(text: string) {
    this.#text = text;
    this.#starts = lineStarts(text);
  }

  get count(): number {
    return this.#starts.length;
  }

  lineAt(offset: number): number {
    const starts = this.#starts;
    const target = this.#clamp(offset);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= target) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  lineStart(line: number): number {
    return this.#starts[Math.max(0, Math.min(line - 1, this.#starts.length - 1))] as number;
  }

  lineRange(line: number): TextRange {
    const start = this.lineStart(line);
    let end = line < this.#starts.length ? (this.#starts[line] as number) : this.#text.length;
    while (end > start && isLineBreak(this.#text.charCodeAt(end - 1))) end -= 1;
    return { start, end };
  }

  positionAt(offset: number): Position {
    const line = this.lineAt(offset);
    return { line, column: this.#columnOf(this.lineStart(line), this.#clamp(offset)) };
  }

  positionsOf(range: TextRange): PositionRange {
    return { start: this.positionAt(range.start), end: this.positionAt(range.end) };
  }

  #columnOf(start: number, offset: number): number {
    if (offset - start <= STRIDE) return countCodePoints(this.#text, start, offset) + 1;
    this.#counts ??= countStrides(this.#text);
    const before = countBefore(this.#text, start, this.#counts);
    return countBefore(this.#text, offset, this.#counts) - before + 1;
  }

  #clamp(offset: number): number {
    return Math.max(0, Math.min(offset, this.#text.length));
  }
}

function lineStarts(text: string): Uint32Array {
  if (text.includes("\r") && /\r(?!\n)/.test(text))
    return Uint32Array.from(lineStartsWithReturns(text));
  // One native call for all lines is faster than one for each.
  const lines = text.split("\n");
  const starts = new Uint32Array(lines.length);
  for (let i = 1, at = 0; i < lines.length; i += 1) {
    at += (lines[i - 1] as string).length + 1;
    starts[i] = at;
  }
  return starts;
}

function lineStartsWithReturns(text: string): number[] {
  const starts = [0];
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
