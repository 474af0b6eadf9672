import { lineBreakOf } from "../base/line-break.ts";
import type { TextEdit } from "../base/text-edit.ts";
import type { TextRange } from "../base/text-range.ts";
import type { EntryFault } from "./entry-fault.ts";
import { leadingSpecial } from "./leading-special.ts";
import { quoteRange, quoteYaml } from "./quote-yaml.ts";
import type { YamlEntry } from "./yaml-entry.ts";

/** The fault of a value without quotes: a special first character, a colon, or text that goes on at the margin. */
export function findPlainFault(
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
  return entry.tail === null ? null : findStrayFault(source, entry, entry.tail);
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
  const edits = [item === null ? quoteWhole(source, entry) : quoteRange(source, item)];
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
  const lineBreak = lineBreakOf(source);
  return { range: { start: at, end: at }, text: lineBreak + " ".repeat(entry.column) };
}

/** Text that goes on at the margin belongs to the value above: it needs an indent. */
export function findStrayFault(source: string, entry: YamlEntry, tail: TextRange): EntryFault {
  const first = /[\r\n]/.exec(source.slice(tail.start, tail.end))?.index;
  const range = { start: tail.start, end: first === undefined ? tail.end : tail.start + first };
  const edits = [
    { range: tail, text: indentLines(source.slice(tail.start, tail.end), entry.column + 2) },
  ];
  return { code: "yaml-syntax", cause: "stray-text", range, key: entry.key, edits, isSafe: false };
}

/** The value in quotes, with what goes on at the margin. */
function quoteWhole(source: string, entry: YamlEntry): TextEdit {
  if (entry.tail === null) return quoteRange(source, entry.value);
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

/** `> text`: the text moves to a line of its own, where the mark says it is. */
function breakAfterMark(source: string, entry: YamlEntry): TextEdit[] {
  const mark = /^[|>][+-]?[ \t]*/.exec(
    source.slice(entry.value.start, entry.value.end),
  ) as RegExpExecArray;
  const end = entry.value.start + mark[0].length;
  const indent = " ".repeat(entry.column + 2);
  const lineBreak = lineBreakOf(source);
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
