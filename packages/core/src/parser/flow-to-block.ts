import { lineBreakOf, lineStartBefore } from "../base/line-break.ts";
import type { TextEdit } from "../base/text-edit.ts";
import type { YamlField, YamlValue } from "./yaml-value.ts";

/**
 * Edits that write flow collections (`[a, b]`, `{a: 1}`) in block style, by the offset at which each begins. Scalars
 * and keys keep their spelling. Collections with comments, anchors, tags or texts over several lines, and with
 * empty ones, which have no block style, are left out.
 */
export function flowToBlock(text: string, root: YamlValue): ReadonlyMap<number, TextEdit> {
  const edits = new Map<number, TextEdit>();
  const lineBreak = lineBreakOf(text);
  const add = (value: YamlValue, from: number, column: number, isOwnLine: boolean): void => {
    const lines = blockLines(text, value);
    if (lines === null) return;
    const indent = lineBreak + " ".repeat(column);
    const block = (isOwnLine ? indent : "") + lines.join(indent);
    edits.set(value.range.start, { range: { start: from, end: value.range.end }, text: block });
  };
  const visit = (value: YamlValue): void => {
    if (value.kind === "scalar") return;
    if (value.kind === "list") {
      for (const item of value.items) {
        if (isFlow(item)) add(item, item.range.start, columnOf(text, item.range.start), false);
        else visit(item);
      }
      return;
    }
    for (const field of value.fields) {
      if (!isFlow(field.value)) visit(field.value);
      else {
        const from = colonEnd(text, field);
        if (from !== null) add(field.value, from, columnOf(text, field.keyRange.start) + 2, true);
      }
    }
  };
  if (isFlow(root)) add(root, root.range.start, columnOf(text, root.range.start), false);
  else visit(root);
  return edits;
}

function isFlow(value: YamlValue): boolean {
  return value.kind !== "scalar" && value.style === "flow";
}

/** Where the value of a field may begin; null when something else than blanks stands before it. */
function colonEnd(text: string, { keyRange, value }: YamlField): number | null {
  const between = /^[ \t]*:(?=\s*$)/.exec(text.slice(keyRange.end, value.range.start));
  return between === null ? null : keyRange.end + between[0].length;
}

function columnOf(text: string, offset: number): number {
  return offset - lineStartBefore(text, offset);
}

/** The lines of a collection in block style without indent; null when it cannot be written so. */
function blockLines(text: string, value: YamlValue): string[] | null {
  const source = text.slice(value.range.start, value.range.end);
  // A flow collection begins with its bracket; anything else is an alias to one.
  if (!/^[[{]/.test(source) || /\s#/.test(source)) return null;
  const parts = value.kind === "list" ? value.items : value.kind === "map" ? value.fields : [];
  if (!hasPlainGaps(text, value.range.start, parts)) return null;
  if (value.kind === "list") {
    if (value.items.length === 0) return null;
    const items = value.items.map((item) => nested(text, item));
    return items.some((lines) => lines === null)
      ? null
      : items.flatMap((lines) => prefixed(lines as string[]));
  }
  if (value.kind !== "map" || value.fields.length === 0) return null;
  const lines: string[] = [];
  for (const field of value.fields) {
    const key = text.slice(field.keyRange.start, field.keyRange.end);
    const inner = nested(text, field.value);
    if (inner === null || /[\r\n]/.test(key) || colonEnd(text, field) === null) return null;
    const isBlock = isFlow(field.value);
    if (isBlock) lines.push(`${key}:`, ...inner.map((line) => `  ${line}`));
    else lines.push(inner[0] === "" ? `${key}:` : `${key}: ${inner[0]}`);
  }
  return lines;
}

/** Between the members only brackets, commas and blanks: no tag, no anchor, no `?`. */
function hasPlainGaps(
  text: string,
  start: number,
  parts: readonly (YamlValue | YamlField)[],
): boolean {
  let at = start;
  for (const { range } of parts) {
    if (!/^[\s,[{]*$/.test(text.slice(at, range.start))) return false;
    at = range.end;
  }
  return true;
}

function nested(text: string, value: YamlValue): string[] | null {
  const source = text.slice(value.range.start, value.range.end);
  if (value.kind === "scalar") return /^[*&!]|[\r\n]/.test(source) ? null : [source];
  return blockLines(text, value);
}

function prefixed(lines: readonly string[]): string[] {
  return lines.map((line, i) => (i === 0 ? `- ${line}` : `  ${line}`));
}
