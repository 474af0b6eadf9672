import type { TextRange } from "../base/text-range.ts";
import { readSimpleScalar } from "./read-simple-scalar.ts";
import { type SimpleLine, splitSimpleLines } from "./simple-line.ts";
import type { YamlField, YamlList, YamlMap, YamlScalar, YamlValue } from "./yaml-value.ts";

/** The value of a text in the simple subset, and where its flow collections stand. */
export interface SimpleYaml {
  readonly map: YamlMap;
  readonly flows: readonly TextRange[];
}

const KEY = /([A-Za-z_][\w-]*):(?=[ \r\n])/y;
/** Keys that other readers, or ours, take for something else than their letters. */
const SPECIAL_KEY = /^(?:true|false|null|yes|no|on|off|__proto__)$/i;
const MAXIMUM_DEPTH = 8;

/**
 * Reads the YAML that nearly all front matter is written in, about twenty times faster than the YAML library: block
 * maps and lists of scalars on one or more lines, block scalars, flow collections of scalars on one line. Null for everything else,
 * faulty or not, and for whatever rules might have something to say about: the library reads that. Gives the same
 * value as the library, which a differential test holds. `base` is the offset of `source` in the file.
 */
export function readSimpleYaml(source: string, base: number): SimpleYaml | null {
  const lines = splitSimpleLines(source);
  if (lines === null) return null;
  const reader = new SimpleReader(source, lines, base);
  const fields = reader.fields(0, 0);
  if (fields === null || fields.length === 0 || !reader.isDone) return null;
  return { map: mapOf(fields), flows: reader.flows };
}

class SimpleReader {
  readonly flows: TextRange[] = [];
  #at = 0;
  readonly #source: string;
  readonly #lines: readonly SimpleLine[];
  readonly #base: number;

  constructor(source: string, lines: readonly SimpleLine[], base: number) {
    this.#source = source;
    this.#lines = lines;
    this.#base = base;
  }

  get isDone(): boolean {
    return this.#at === this.#lines.length;
  }

  /** The entries of a block map whose keys stand at a column; null as soon as one is not simple. */
  fields(indent: number, depth: number): YamlField[] | null {
    if (depth > MAXIMUM_DEPTH) return null;
    const fields: YamlField[] = [];
    const keys = new Set<string>();
    for (;;) {
      if (!this.#skipBlanks()) return null;
      const line = this.#lines[this.#at];
      if (line === undefined || line.indent < indent) return fields;
      if (line.indent > indent) return null;
      KEY.lastIndex = line.start + indent;
      const key = KEY.exec(this.#source)?.[1];
      if (key === undefined) return fields.length > 0 && this.#isItem(line) ? fields : null;
      if (keys.has(key) || SPECIAL_KEY.test(key)) return null;
      keys.add(key);
      const value = this.#valueOf(line, KEY.lastIndex, depth);
      if (value === null) return null;
      const keyStart = this.#base + line.start + indent;
      const keyRange = { start: keyStart, end: keyStart + key.length };
      const end = Math.max(keyRange.end, value.range.end);
      fields.push({ key, keyRange, range: { start: keyStart, end }, value });
    }
  }

  /** Blank lines, and comments at the margin, where what follows is at the margin too; false for other comments. */
  #skipBlanks(): boolean {
    const first = this.#at;
    let line = this.#lines[this.#at];
    while (line !== undefined && (line.isBlank || line.isComment)) {
      if (line.isComment && line.indent > 0) return false;
      this.#at += 1;
      line = this.#lines[this.#at];
    }
    return line === undefined || this.#at === first || line.indent === 0;
  }

  #valueOf(line: SimpleLine, colonEnd: number, depth: number): YamlValue | null {
    let start = colonEnd;
    while (start < line.end && this.#source.charCodeAt(start) === 32) start += 1;
    if (start < line.end) return this.#scalar(line.indent, start);
    if (colonEnd !== line.breakStart) return null;
    this.#at += 1;
    const next = this.#lines[this.#at];
    if (next === undefined || next.isBlank || next.isComment) {
      return this.#isFollowedByMargin() ? this.#empty(colonEnd) : null;
    }
    if (next.indent >= line.indent && this.#isItem(next)) return this.#list(next.indent, depth + 1);
    if (next.indent <= line.indent) return this.#empty(colonEnd);
    const fields = this.fields(next.indent, depth + 1);
    return fields === null || fields.length === 0 ? null : mapOf(fields);
  }

  #isFollowedByMargin(): boolean {
    let at = this.#at;
    while (this.#lines[at]?.isBlank === true) at += 1;
    const line = this.#lines[at];
    return line === undefined || (line.indent === 0 && !line.isComment && !this.#isItem(line));
  }

  #list(indent: number, depth: number): YamlList | null {
    if (depth > MAXIMUM_DEPTH) return null;
    const items: YamlValue[] = [];
    const first = this.#lines[this.#at] as SimpleLine;
    for (let line = this.#lines[this.#at]; line !== undefined; line = this.#lines[this.#at]) {
      if (line.isBlank || line.isComment || line.indent < indent) break;
      if (line.indent > indent) return null;
      if (!this.#isItem(line)) break;
      let start = line.start + indent + 2;
      while (start < line.end && this.#source.charCodeAt(start) === 32) start += 1;
      if (start === line.end) return null;
      const item = this.#scalar(indent, start);
      if (item === null) return null;
      items.push(item);
    }
    const last = items.at(-1);
    if (last === undefined) return null;
    const range = { start: this.#base + first.start + indent, end: last.range.end };
    return { kind: "list", range, style: "block", items };
  }

  #isItem(line: SimpleLine): boolean {
    const at = line.start + line.indent;
    return this.#source.charCodeAt(at) === 45 && this.#source.charCodeAt(at + 1) === 32;
  }

  /** A scalar or a flow collection; `indent` is the column that the lines it goes on in must pass. */
  #scalar(indent: number, start: number): YamlValue | null {
    const read = readSimpleScalar(this.#source, this.#lines, this.#at, indent, start, this.#base);
    if (read === null) return null;
    this.#at = read.next;
    if (read.value.kind !== "scalar") this.flows.push(read.value.range);
    return read.value;
  }

  #empty(offset: number): YamlScalar {
    const range = { start: this.#base + offset, end: this.#base + offset };
    return { kind: "scalar", range, type: "null", style: "plain", text: "", value: null };
  }
}

function mapOf(fields: readonly YamlField[]): YamlMap {
  const start = (fields[0] as YamlField).range.start;
  const end = (fields.at(-1) as YamlField).range.end;
  return { kind: "map", range: { start, end }, style: "block", fields };
}
