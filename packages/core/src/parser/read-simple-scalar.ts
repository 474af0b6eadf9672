import type { TextRange } from "../base/text-range.ts";
import type { SimpleLine } from "./simple-line.ts";
import type { ScalarStyle, YamlList, YamlScalar } from "./yaml-value.ts";

interface SimpleScalar {
  readonly value: YamlScalar | YamlList;
  /** The line after it. */
  readonly next: number;
}

/** Starts a plain text on every reader: no indicator, no sign, no blank. */
const PLAIN_START = /[\p{L}\p{N}\p{Extended_Pictographic}($/._+~=;^\\<]/uy;
/** What ends a plain text, or may be read as an end of it. */
const PLAIN_BREAK = /: | #|:$/;
/** An item of a flow list with what ends it. */
const FLOW_ITEM =
  / *("[^"\\]*"|'[^']*'|[\p{L}\p{N}($/._+](?:[^,[\]{}:#"'&*!|>%@` ]| +(?=[^,\] ]))*) *([,\]])/uy;
/** Double-quoted text with no escapes but those of the quote and the backslash. */
const PLAINLY_ESCAPED = /^(?:[^"\\]|\\["\\])*$/;
const BLOCK_HEADER = /^[|>]-?$/;
const NUMBER_START = /^[-+.\d]/;
const INTEGER = /^[-+]?\d+$/;
const FLOAT = /^[-+]?(?:\.\d+|\d+\.\d*)$/;
/** Other forms that YAML takes for numbers, now or once. */
const NUMBER_LIKE = /^[-+]?(?:\.(?:inf|nan)|0[ox][\da-f]+|[\d.]+e[-+]?\d+|\.)$/i;

/**
 * A scalar of the simple subset, or a flow list of them, that begins at `start` on line `at`. It goes on in the lines
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
  if (first === 34 || first === 39 || first === 91) {
    const value = first === 91 ? flowList(text, range) : quoted(text, range);
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

/** The core schema of YAML 1.2; null where it is not obvious. */
function resolvePlain(text: string, range: TextRange): YamlScalar | null {
  const base = { kind: "scalar", range, style: "plain", text } as const;
  if (NUMBER_START.test(text)) {
    if (INTEGER.test(text) || FLOAT.test(text))
      return { ...base, type: "number", value: Number(text) };
    if (NUMBER_LIKE.test(text)) return null;
  } else if (text.length <= 5) {
    if (/^(?:[Tt]rue|TRUE)$/.test(text)) return { ...base, type: "boolean", value: true };
    if (/^(?:[Ff]alse|FALSE)$/.test(text)) return { ...base, type: "boolean", value: false };
    if (/^(?:~|[Nn]ull|NULL)$/.test(text)) return { ...base, type: "null", value: null };
  }
  return { ...base, type: "string", value: text };
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

function quoted(text: string, range: TextRange): YamlScalar | null {
  const inner = text.slice(1, -1);
  if (text.length < 2 || text.charCodeAt(0) !== text.charCodeAt(text.length - 1)) return null;
  if (text.startsWith('"')) {
    if (!/["\\]/.test(inner)) return textScalar(inner, range, "double-quoted");
    if (!PLAINLY_ESCAPED.test(inner)) return null;
    return textScalar(inner.replace(/\\(["\\])/g, "$1"), range, "double-quoted");
  }
  if (!inner.includes("'")) return textScalar(inner, range, "single-quoted");
  const letters = inner.replaceAll("''", "");
  return letters.includes("'")
    ? null
    : textScalar(inner.replaceAll("''", "'"), range, "single-quoted");
}

/** `[a, "b"]` on one line. */
function flowList(text: string, range: TextRange): YamlList | null {
  if (!text.endsWith("]")) return null;
  const items: YamlScalar[] = [];
  for (let at = 1; at < text.length; at = FLOW_ITEM.lastIndex) {
    FLOW_ITEM.lastIndex = at;
    const match = FLOW_ITEM.exec(text);
    if (match === null) return null;
    const [, item = "", mark] = match;
    if ((mark === "]") !== (FLOW_ITEM.lastIndex === text.length)) return null;
    const start = range.start + text.indexOf(item, at);
    const place = { start, end: start + item.length };
    const value = /^["']/.test(item) ? quoted(item, place) : resolvePlain(item, place);
    if (value === null) return null;
    items.push(value);
  }
  return { kind: "list", range, style: "flow", items };
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
  let end = header.end;
  let next = at + 1;
  for (; next < lines.length; next += 1) {
    const line = lines[next] as SimpleLine;
    if (line.isBlank) {
      if (line.indent > 0 || source.charCodeAt(line.end) !== 10) return null;
      blanks += 1;
      continue;
    }
    if (line.indent <= indent) break;
    const isFurther = line.indent > column;
    if (line.indent < column || (isFolded && isFurther)) return null;
    if (source.charCodeAt(line.end) !== 10) return null;
    if (text !== "") {
      if (isFolded) text += blanks === 0 ? " " : "\n".repeat(blanks);
      else text += "\n".repeat(blanks + 1);
    }
    text += source.slice(line.start + column, line.end);
    end = line.end;
    blanks = 0;
  }
  if (source.charCodeAt(header.end) !== 10) return null;
  const ending = source.charCodeAt(header.end - 1) === 45 ? "" : "\n";
  const range = { start: base + start, end: base + end };
  return { value: textScalar(text + ending, range, isFolded ? "folded" : "literal"), next };
}

function textScalar(text: string, range: TextRange, style: ScalarStyle): YamlScalar {
  return { kind: "scalar", range, type: "string", style, text, value: text };
}
