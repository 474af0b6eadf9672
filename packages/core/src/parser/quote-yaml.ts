import type { TextEdit } from "../base/text-edit.ts";
import type { TextRange } from "../base/text-range.ts";

/**
 * A plain text as a quoted YAML scalar that reads the same: double quotes unless the text holds a double quote or a
 * backslash, which single quotes keep as they are. Line breaks fold in quotes as they do in plain scalars.
 */
export function quoteYaml(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}

/** Puts a part of a YAML text in quotes. */
export function quoteRange(source: string, range: TextRange): TextEdit {
  return { range, text: quoteYaml(source.slice(range.start, range.end)) };
}
