import type { TextRange } from "../base/text-range.ts";

/** How the value of an entry begins. */
export type EntryStyle = "empty" | "plain" | "single" | "double" | "flow" | "block";

/**
 * One `key: value` or `- value` as the lines show it, whether or not the YAML around it can be read. Ranges are
 * offsets into the YAML text.
 */
export interface YamlEntry {
  /** Null for a list item without a key. */
  readonly key: string | null;
  /** Index of its first line in the outline. */
  readonly line: number;
  readonly keyRange: TextRange;
  /** What continuation lines must be indented more than. */
  readonly column: number;
  readonly isListItem: boolean;
  readonly style: EntryStyle;
  /** The value over all its lines, without a comment that follows it. Of a block scalar, its header. */
  readonly value: TextRange;
  /** False for a quote or bracket that nothing closes. */
  readonly isClosed: boolean;
  /** What stands after a closed quote or bracket on its last line, comments excluded. */
  readonly rest: TextRange;
  /** Lines that follow at the margin and are no entries, such as a sentence that goes on there; null without any. */
  readonly tail: TextRange | null;
}

export interface YamlLine {
  readonly start: number;
  readonly end: number;
  /** Columns of blanks at its start. */
  readonly indent: number;
  readonly isBlank: boolean;
  readonly isComment: boolean;
}

/** Entries in source order, and the lines that belong to none. */
export interface YamlOutline {
  readonly entries: readonly YamlEntry[];
  readonly strays: readonly YamlLine[];
  readonly lines: readonly YamlLine[];
}
