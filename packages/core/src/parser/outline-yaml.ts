import { findFlowEnd, findQuoteEnd } from "./find-value-end.ts";
import type { EntryStyle, YamlEntry, YamlLine, YamlOutline } from "./yaml-entry.ts";

const BLOCK_HEADER = /^[|>](?:[+-]?[1-9]?|[1-9][+-]?)[ \t]*(?:#.*)?$/;
const QUOTED_KEY = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?=[ \t]*:(?:[ \t]|$))/;
/** Characters that begin something else than a plain key. */
const NO_KEY = /^["'[\]{},&*!|>%@`#?]/;

/**
 * Reads YAML line by line, without a grammar, to find out what an author meant where the grammar fails: which text
 * is whose value. Sound for the block style that front matter is written in; it is asked only after an error.
 */
export function outlineYaml(source: string): YamlOutline {
  const lines = splitLines(source);
  const entries: YamlEntry[] = [];
  const strays: YamlLine[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] as YamlLine;
    if (line.isBlank || line.isComment) {
      at += 1;
      continue;
    }
    const entry = readEntry(source, lines, at);
    if (entry === null) {
      const last = entries.pop();
      const joined = last === undefined ? null : joinLine(source, lines, at, last);
      if (last !== undefined) entries.push(joined ?? last);
      if (joined === null) strays.push(line);
      at = joined === null ? at + 1 : nextLine(lines, at, joined);
      continue;
    }
    if (entry !== "marker") entries.push(entry);
    at = entry === "marker" ? at + 1 : nextLine(lines, at, entry);
  }
  return { entries, strays, lines };
}

/** An entry with the line that follows it and is none itself: its value, or text that goes on at the margin. */
function joinLine(
  source: string,
  lines: readonly YamlLine[],
  at: number,
  last: YamlEntry,
): YamlEntry | null {
  const line = lines[at] as YamlLine;
  const start = line.start + line.indent;
  if (last.style === "empty" && line.indent > last.column) {
    return withValue(source, lines, at, last, start);
  }
  const isText = /^[^\s\-[\]{}#|>]/.test(source.slice(start, line.end));
  if (
    (last.style !== "plain" && last.style !== "block") ||
    !isText ||
    missesSpace(source.slice(start, line.end))
  )
    return null;
  return {
    ...last,
    tail: { start: last.tail?.start ?? line.start, end: trimmedEnd(source, start, line.end) },
  };
}

/** `key:value` at the start of a line. */
export function missesSpace(line: string): boolean {
  return /^[A-Za-z_][\w-]*:[^\s/]/.test(line);
}

function splitLines(source: string): YamlLine[] {
  const lines: YamlLine[] = [];
  for (let start = 0; start < source.length; ) {
    let end = start;
    while (end < source.length && source.charCodeAt(end) !== 10 && source.charCodeAt(end) !== 13)
      end += 1;
    let indent = 0;
    while (start + indent < end && /[ \t]/.test(source.charAt(start + indent))) indent += 1;
    const isBlank = start + indent === end;
    lines.push({ start, end, indent, isBlank, isComment: source.charAt(start + indent) === "#" });
    start = end + (source.startsWith("\r\n", end) ? 2 : 1);
  }
  return lines;
}

/** The entry that begins on a line; `marker` for a line of list markers only, null for anything else. */
function readEntry(
  source: string,
  lines: readonly YamlLine[],
  at: number,
): YamlEntry | "marker" | null {
  const line = lines[at] as YamlLine;
  let start = line.start + line.indent;
  let column = line.indent;
  let isListItem = false;
  while (source.charAt(start) === "-" && isBlankOrEnd(source, start + 1, line.end)) {
    isListItem = true;
    column = start - line.start;
    start = skipBlanks(source, start + 1, line.end);
    if (start >= line.end) return "marker";
  }
  const text = source.slice(start, line.end);
  const key = findKey(text);
  if (key === null) {
    if (!isListItem) return null;
    const keyRange = { start, end: start };
    return withValue(source, lines, at, { key: null, keyRange, column, isListItem }, start);
  }
  const keyRange = { start, end: start + key.length };
  const colon = source.indexOf(":", keyRange.end);
  const valueStart = skipBlanks(source, colon + 1, line.end);
  const name = key.replace(/^["']|["']$/g, "");
  const head = { key: name, keyRange, column: start - line.start, isListItem };
  return withValue(source, lines, at, head, valueStart);
}

/** The key at the start of a text, quotes included; null when it has none. */
function findKey(text: string): string | null {
  const quoted = QUOTED_KEY.exec(text);
  if (quoted !== null) return quoted[0];
  if (NO_KEY.test(text)) return null;
  const colon = /:(?=[ \t]|$)/.exec(text);
  if (colon === null || colon.index === 0) return null;
  const key = text.slice(0, colon.index);
  return /[ \t]#/.test(key) ? null : key.trimEnd();
}

type Head = Pick<YamlEntry, "key" | "keyRange" | "column" | "isListItem"> & {
  readonly line?: number;
};

function withValue(
  source: string,
  lines: readonly YamlLine[],
  at: number,
  head: Head,
  start: number,
): YamlEntry {
  const line = lines[at] as YamlLine;
  const text = source.slice(start, line.end);
  const entry = (style: EntryStyle, end: number, isClosed = true, restEnd = end): YamlEntry => ({
    ...head,
    line: head.line ?? at,
    style,
    value: { start, end },
    isClosed,
    rest: { start: Math.min(skipBlanks(source, end, restEnd), restEnd), end: restEnd },
    tail: null,
  });
  if (text === "" || text.startsWith("#")) return entry("empty", start);
  if (BLOCK_HEADER.test(text))
    return entry("block", start + text.replace(/[ \t]*(?:#.*)?$/, "").length);
  const first = text.charAt(0);
  if (first === '"' || first === "'") {
    const style = first === '"' ? "double" : "single";
    const end = findQuoteEnd(source, start, head.column);
    if (end === null) return entry(style, trimmedEnd(source, start, line.end), false);
    return entry(style, end, true, restEnd(source, end, lines, at));
  }
  if (first === "[" || first === "{") {
    const end = findFlowEnd(source, start);
    if (end === null) return entry("flow", trimmedEnd(source, start, line.end), false);
    return entry("flow", end, true, restEnd(source, end, lines, at));
  }
  return entry("plain", plainEnd(source, lines, at, head.column, start));
}

/** Where a plain value ends: before a comment, and on the last line that is indented more than its key. */
function plainEnd(
  source: string,
  lines: readonly YamlLine[],
  at: number,
  column: number,
  start: number,
): number {
  let end = start;
  for (let i = at; i < lines.length; i += 1) {
    const line = lines[i] as YamlLine;
    if (i > at && line.isBlank) continue;
    if (i > at && (line.isComment || line.indent <= column)) break;
    const from = i === at ? start : line.start + line.indent;
    const comment = findComment(source.slice(from, line.end));
    end =
      comment === null
        ? trimmedEnd(source, from, line.end)
        : trimmedEnd(source, from, from + comment);
    if (comment !== null) break;
  }
  return end;
}

/** In a value that does not parse, ` # ` starts a comment; ` #12` is taken for text. */
function findComment(text: string): number | null {
  const match = /[ \t]#(?=[ \t]|$)/.exec(text);
  return match === null ? null : match.index;
}

function restEnd(source: string, end: number, lines: readonly YamlLine[], at: number): number {
  let last = at;
  while ((lines[last] as YamlLine).end < end) last += 1;
  const line = lines[last] as YamlLine;
  const rest = source.slice(end, line.end);
  const comment = /^(?:[ \t]*|.*?[ \t])#/.exec(rest);
  const stop = comment === null ? line.end : end + comment[0].length - 1;
  return trimmedEnd(source, end, stop);
}

function nextLine(lines: readonly YamlLine[], at: number, entry: YamlEntry): number {
  let next = at + 1;
  if (entry.style === "block" && entry.tail === null) {
    while (next < lines.length && isBelow(lines[next] as YamlLine, entry.column)) next += 1;
    return next;
  }
  const end = Math.max(entry.value.end, entry.rest.end, entry.tail?.end ?? 0);
  while (next < lines.length && (lines[next] as YamlLine).start < end) next += 1;
  return next;
}

function isBelow(line: YamlLine, column: number): boolean {
  return line.isBlank || line.indent > column;
}

function trimmedEnd(source: string, start: number, end: number): number {
  let trimmed = end;
  while (trimmed > start && /[ \t]/.test(source.charAt(trimmed - 1))) trimmed -= 1;
  return trimmed;
}

function skipBlanks(source: string, start: number, end: number): number {
  let at = start;
  while (at < end && /[ \t]/.test(source.charAt(at))) at += 1;
  return at;
}

function isBlankOrEnd(source: string, offset: number, end: number): boolean {
  return offset >= end || /[ \t]/.test(source.charAt(offset));
}
