import type { TextEdit } from "../base/text-edit.ts";
import type { TextRange } from "../base/text-range.ts";
import { parseYamlDocument } from "./parse-yaml-document.ts";
import { quoteYaml } from "./quote-yaml.ts";
import type { YamlEntry, YamlLine } from "./yaml-entry.ts";

/** What is wrong with one entry or line. Offsets are into the YAML text. */
export interface EntryFault {
  readonly code:
    | "yaml-unquoted-colon"
    | "yaml-leading-special"
    | "yaml-syntax"
    | "yaml-continuation";
  readonly cause: string;
  readonly range: TextRange;
  readonly key: string | null;
  readonly edits: readonly TextEdit[];
  /** Whether the edits keep what the author means beyond doubt. */
  readonly isSafe: boolean;
}

/** The fault of an entry, null when it is fine by itself. `anchors` are the names defined anywhere in the text. */
export function findEntryFault(
  source: string,
  entry: YamlEntry,
  lines: readonly YamlLine[],
  anchors: ReadonlySet<string>,
): EntryFault | null {
  if (entry.style === "plain") return plainFault(source, entry, anchors);
  if (entry.style === "single" || entry.style === "double")
    return quotedFault(source, entry, lines);
  if (entry.style === "flow") return flowFault(source, entry);
  return null;
}

function plainFault(
  source: string,
  entry: YamlEntry,
  anchors: ReadonlySet<string>,
): EntryFault | null {
  const text = source.slice(entry.value.start, entry.value.end);
  const special = leadingSpecial(text, anchors);
  if (special !== null) return specialFault(source, entry, special);
  const indented = overIndentedField(source, entry);
  if (indented !== null) return indented;
  const colon = /:(?=[ \t\r\n]|$)/.exec(text);
  if (colon !== null) return colonFault(source, entry, entry.value.start + colon.index);
  return entry.tail === null ? null : strayFault(source, entry, entry.tail);
}

function specialFault(source: string, entry: YamlEntry, special: string): EntryFault {
  const range = { start: entry.value.start, end: entry.value.start + special.length };
  const isBlockMark = special === "|" || special === ">";
  const edits = isBlockMark ? breakAfterMark(source, entry) : [quoteWhole(source, entry)];
  const isSafe = !isBlockMark && special !== "-" && entry.tail === null;
  return { code: "yaml-leading-special", cause: special, range, key: entry.key, edits, isSafe };
}

function colonFault(source: string, entry: YamlEntry, start: number): EntryFault {
  const range = { start, end: start + 1 };
  const base = { code: "yaml-unquoted-colon", range, key: entry.key } as const;
  const glued = gluedField(source, entry);
  if (glued !== null) return { ...base, cause: "glued-field", edits: [glued], isSafe: false };
  const cause = start === entry.value.end - 1 ? "trailing" : "inside";
  const item = wholeItem(source, entry);
  const edits = [item === null ? quoteWhole(source, entry) : quote(source, item)];
  return { ...base, cause, edits, isSafe: entry.tail === null };
}

/** `… end of a sentence.license: MIT`: the line break before a field was lost. */
function gluedField(source: string, entry: YamlEntry): TextEdit | null {
  const text = source.slice(entry.value.start, entry.value.end);
  const match =
    /[^\s\w-](?=(?:license|metadata|allowed-tools|compatibility|version|author|name|description|model): \S*$)/.exec(
      text,
    );
  if (match === null || entry.isListItem) return null;
  const at = entry.value.start + match.index + match[0].length;
  const lineBreak = source.includes("\r\n") ? "\r\n" : "\n";
  return { range: { start: at, end: at }, text: lineBreak + " ".repeat(entry.column) };
}

/** Text that goes on at the margin belongs to the value above: it needs an indent. */
function strayFault(source: string, entry: YamlEntry, tail: TextRange): EntryFault {
  const first = /[\r\n]/.exec(source.slice(tail.start, tail.end))?.index;
  const range = { start: tail.start, end: first === undefined ? tail.end : tail.start + first };
  const edits = [
    { range: tail, text: indentLines(source.slice(tail.start, tail.end), entry.column + 2) },
  ];
  return { code: "yaml-syntax", cause: "stray-text", range, key: entry.key, edits, isSafe: false };
}

/** The value in quotes, with what goes on at the margin. */
function quoteWhole(source: string, entry: YamlEntry): TextEdit {
  if (entry.tail === null) return quote(source, entry.value);
  const between = source.slice(entry.value.end, entry.tail.start);
  const tail = indentLines(source.slice(entry.tail.start, entry.tail.end), entry.column + 2);
  const text = quoteYaml(source.slice(entry.value.start, entry.value.end) + between + tail);
  return { range: { start: entry.value.start, end: entry.tail.end }, text };
}

function indentLines(text: string, columns: number): string {
  return text.replace(/^(?=[^\r\n])/gm, " ".repeat(columns));
}

/** `- Use when: a: b`: a key with blanks in a list is no key, the item is one text. */
function wholeItem(source: string, entry: YamlEntry): TextRange | null {
  if (!entry.isListItem || entry.key === null || !/[ \t]/.test(entry.key)) return null;
  return /^["']/.test(source.slice(entry.keyRange.start, entry.keyRange.end))
    ? null
    : { start: entry.keyRange.start, end: entry.value.end };
}

const CORE_TAG = /^!(?:!(?:str|int|float|bool|null|seq|map))?(?:[ \t]|$)/;

/** The character that keeps a plain text from being read; null when it is harmless. */
function leadingSpecial(text: string, anchors: ReadonlySet<string>): string | null {
  const first = text.charAt(0);
  if (first === "*") {
    const name = /^\*([^\s,[\]{}]+)$/.exec(text)?.[1];
    return name !== undefined && anchors.has(name) ? null : first;
  }
  if (first === "&") return /^&[^\s,[\]{}]+(?:\s|$)/.test(text) ? null : first;
  if (first === "!") return CORE_TAG.test(text) ? null : first;
  if (/[@`%,\]}|>]/.test(first)) return first;
  return /^[-?](?:\s|$)/.test(text) ? first : null;
}

/** `> text`: the text moves to a line of its own, where the mark says it is. */
function breakAfterMark(source: string, entry: YamlEntry): TextEdit[] {
  const mark = /^[|>][+-]?[ \t]*/.exec(
    source.slice(entry.value.start, entry.value.end),
  ) as RegExpExecArray;
  const end = entry.value.start + mark[0].length;
  const indent = " ".repeat(entry.column + 2);
  const lineBreak = source.includes("\r\n") ? "\r\n" : "\n";
  return [{ range: { start: end, end }, text: lineBreak + indent }];
}

const SPECIFIED_FIELD =
  /^(?:name|description|license|compatibility|metadata|allowed-tools|version|author|tags|model|tools|category)$/;

/** A field of the specification on a line that is indented by mistake reads as a continuation of the one before. */
function overIndentedField(source: string, entry: YamlEntry): EntryFault | null {
  if (entry.key === null) return null;
  const text = source.slice(entry.value.start, entry.value.end);
  const field = /[\n\r]([ \t]+)([A-Za-z][\w-]*):(?=[ \t\r\n]|$)/.exec(text);
  if (field === null || !SPECIFIED_FIELD.test(field[2] as string)) return null;
  const blanks = field[1] as string;
  const start = entry.value.start + field.index + 1;
  const range = { start: start + entry.column, end: start + blanks.length };
  return {
    code: "yaml-syntax",
    cause: "indentation",
    range: { start: range.end, end: range.end + (field[2] as string).length },
    key: field[2] as string,
    edits: [{ range, text: "" }],
    isSafe: false,
  };
}

function quotedFault(
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
    const edits = [quote(source, whole)];
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
    : [quote(source, whole)];
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

function flowFault(source: string, entry: YamlEntry): EntryFault | null {
  const base = { code: "yaml-syntax", key: entry.key, isSafe: false } as const;
  const opening = { start: entry.value.start, end: entry.value.start + 1 };
  if (!entry.isClosed) {
    return { ...base, cause: "unclosed-flow", range: opening, edits: [quote(source, entry.value)] };
  }
  if (entry.rest.end > entry.rest.start) {
    const whole = { start: entry.value.start, end: entry.rest.end };
    const cause = /^[[{]/.test(source.slice(entry.rest.start))
      ? "two-flow-values"
      : "text-after-flow";
    const range = { start: entry.rest.start, end: entry.rest.start + 1 };
    return { ...base, cause, range, edits: [quote(source, whole)] };
  }
  return flowContentFault(source, entry);
}

/** Members such as `@scope` or `*.ts` cannot stand unquoted; what else is wrong inside has no plain repair. */
function flowContentFault(source: string, entry: YamlEntry): EntryFault | null {
  const text = source.slice(entry.value.start, entry.value.end);
  const fault = parseYamlDocument(text).faults[0];
  if (fault === undefined) return null;
  const start = Math.min(entry.value.start + fault.offset, entry.value.end - 1);
  const base = { range: { start, end: start + 1 }, key: entry.key } as const;
  const edits = [...text.matchAll(/(?<=[[,][ \t]*)[@`%*&!][^,\]"'{}]*/g)].map((member) => {
    const from = entry.value.start + member.index;
    return quote(source, { start: from, end: from + member[0].trimEnd().length });
  });
  if (edits.length > 0) {
    const cause = source.charAt(edits[0]?.range.start ?? start);
    return { ...base, code: "yaml-leading-special", cause, edits, isSafe: true };
  }
  const isPlaceholder = /^\{\{[^{}]*\}\}$/.test(text);
  const whole = isPlaceholder ? [quote(source, entry.value)] : [];
  return { ...base, code: "yaml-syntax", cause: "flow-content", edits: whole, isSafe: false };
}

function quote(source: string, range: TextRange): TextEdit {
  return { range, text: quoteYaml(source.slice(range.start, range.end)) };
}
