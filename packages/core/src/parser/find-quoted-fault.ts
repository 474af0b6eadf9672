import type { TextEdit } from "../base/text-edit.ts";
import type { TextRange } from "../base/text-range.ts";
import type { EntryFault } from "./entry-fault.ts";
import { quoteRange, quoteYaml } from "./quote-yaml.ts";
import type { YamlEntry, YamlLine } from "./yaml-entry.ts";

/** The fault of a value in quotes: never closed, followed by more, a wrong escape, or lines at the margin. */
export function findQuotedFault(
  source: string,
  entry: YamlEntry,
  lines: readonly YamlLine[],
): EntryFault | null {
  const at = entry.value;
  const base = { key: entry.key, isSafe: false } as const;
  const opening = { start: at.start, end: at.start + 1 };
  if (!entry.isClosed) {
    const edits = [{ range: { start: at.end, end: at.end }, text: source.charAt(at.start) }];
    return { ...base, code: "yaml-syntax", cause: "unclosed-quote", range: opening, edits };
  }
  if (entry.rest.end > entry.rest.start) return afterQuote(source, entry);
  const badEscape = entry.style === "double" ? findBadEscape(source, at) : null;
  if (badEscape !== null) {
    const inner = source.slice(at.start + 1, at.end - 1);
    const edits = [{ range: at, text: `'${inner.replaceAll("'", "''")}'` }];
    const range = { start: badEscape, end: badEscape + 2 };
    return { ...base, code: "yaml-syntax", cause: "bad-escape", range, edits };
  }
  return continuationFault(entry, lines);
}

function afterQuote(source: string, entry: YamlEntry): EntryFault {
  const whole = { start: entry.value.start, end: entry.rest.end };
  const rest = source.slice(entry.rest.start, entry.rest.end);
  const range = { start: entry.rest.start, end: entry.rest.start + 1 };
  if (/^:(?:\s|$)/.test(rest)) {
    const edits = [quoteRange(source, whole)];
    return {
      code: "yaml-unquoted-colon",
      cause: "inside",
      range,
      key: entry.key,
      edits,
      isSafe: true,
    };
  }
  const mark = source.charAt(entry.value.start);
  const isEnclosed = rest.endsWith(mark) && rest.length > 1;
  const inner = { start: whole.start + 1, end: whole.end - 1 };
  const edits = isEnclosed
    ? [{ range: whole, text: quoteYaml(source.slice(inner.start, inner.end)) }]
    : [quoteRange(source, whole)];
  const cause = isEnclosed ? "quote-inside-quotes" : "text-after-quote";
  return { code: "yaml-syntax", cause, range, key: entry.key, edits, isSafe: false };
}

function findBadEscape(source: string, at: TextRange): number | null {
  const text = source.slice(at.start, at.end);
  for (const match of text.matchAll(/\\([\s\S])/g)) {
    const after = text.slice(match.index + 2, match.index + 10);
    const code = match[1] as string;
    const isFine =
      /[0abtnvfre "/\\N_LP\t\n\r]/.test(code) ||
      (code === "x" && /^[\da-fA-F]{2}/.test(after)) ||
      (code === "u" && /^[\da-fA-F]{4}/.test(after)) ||
      (code === "U" && /^[\da-fA-F]{8}/.test(after));
    if (!isFine) return at.start + match.index;
  }
  return null;
}

/** Quoted text that goes on at the left margin: the meaning is plain, some parsers give up all the same. */
function continuationFault(entry: YamlEntry, lines: readonly YamlLine[]): EntryFault | null {
  const edits: TextEdit[] = [];
  let first: TextRange | null = null;
  for (let i = entry.line; i < lines.length; i += 1) {
    const line = lines[i] as YamlLine;
    if (line.start <= entry.value.start) continue;
    if (line.start >= entry.value.end) break;
    if (line.isBlank || line.indent > entry.column) continue;
    first ??= { start: line.start, end: line.end };
    const missing = entry.column + 2 - line.indent;
    edits.push({ range: { start: line.start, end: line.start }, text: " ".repeat(missing) });
  }
  if (first === null) return null;
  return {
    code: "yaml-continuation",
    cause: "indent",
    range: first,
    key: entry.key,
    edits,
    isSafe: true,
  };
}
