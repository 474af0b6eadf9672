import { readQuoted, resolvePlain } from "./resolve-simple-scalar.ts";
import type { YamlField, YamlValue } from "./yaml-value.ts";

/** Plain text inside of a flow collection: no indicator, no quote, no colon. */
const PLAIN = /[\p{L}\p{N}($/._+](?:[^,[\]{}:#"'&*!|>%@` ]| +(?=[^,[\]{}:#"'&*!|>%@` ]))*/uy;
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/y;
const MAXIMUM_DEPTH = 16;

/** `[a, "b"]` or `{"a": [b]}` on one line, which is all of `text`; null for everything that is less than plain. */
export function readSimpleFlow(text: string, base: number): YamlValue | null {
  const reader = new FlowReader(text, base);
  const value = reader.value(0);
  return reader.at === text.length ? value : null;
}

class FlowReader {
  at = 0;
  readonly #text: string;
  readonly #base: number;

  constructor(text: string, base: number) {
    this.#text = text;
    this.#base = base;
  }

  value(depth: number): YamlValue | null {
    if (depth > MAXIMUM_DEPTH) return null;
    const code = this.#text.charCodeAt(this.at);
    if (code === 91) return this.#collection(depth, 93);
    if (code === 123) return this.#collection(depth, 125);
    return this.#scalar();
  }

  #scalar(): YamlValue | null {
    const pattern = this.#isQuote() ? QUOTED : PLAIN;
    pattern.lastIndex = this.at;
    const text = pattern.exec(this.#text)?.[0];
    if (text === undefined) return null;
    const range = { start: this.#base + this.at, end: this.#base + this.at + text.length };
    this.at += text.length;
    return pattern === QUOTED ? readQuoted(text, range) : resolvePlain(text, range);
  }

  #isQuote(): boolean {
    const code = this.#text.charCodeAt(this.at);
    return code === 34 || code === 39;
  }

  #collection(depth: number, closing: number): YamlValue | null {
    const start = this.#base + this.at;
    const items: YamlValue[] = [];
    const fields: YamlField[] = [];
    this.at += 1;
    this.#skipBlanks();
    if (this.#text.charCodeAt(this.at) !== closing) {
      for (;;) {
        const entry = closing === 93 ? this.value(depth + 1) : this.#field(depth, fields);
        if (entry === null) return null;
        items.push(entry);
        this.#skipBlanks();
        const code = this.#text.charCodeAt(this.at);
        if (code === closing) break;
        if (code !== 44) return null;
        this.at += 1;
        this.#skipBlanks();
        if (this.#text.charCodeAt(this.at) === closing) break;
      }
    }
    this.at += 1;
    const range = { start, end: this.#base + this.at };
    return closing === 93
      ? { kind: "list", range, style: "flow", items }
      : { kind: "map", range, style: "flow", fields };
  }

  /** Adds an entry of a map and gives its value. */
  #field(depth: number, fields: YamlField[]): YamlValue | null {
    const isQuoted = this.#isQuote();
    const key = this.#scalar();
    if (key?.kind !== "scalar" || key.type !== "string" || key.text === "<<") return null;
    if (key.text === "__proto__" || fields.some((field) => field.key === key.text)) return null;
    if (this.#text.charCodeAt(this.at) !== 58) return null;
    this.at += 1;
    const before = this.at;
    this.#skipBlanks();
    // Only behind a key in quotes the colon needs no blank.
    if (this.at === before && !isQuoted) return null;
    const value = this.value(depth + 1);
    if (value === null) return null;
    const range = { start: key.range.start, end: value.range.end };
    fields.push({ key: key.text, keyRange: key.range, range, value });
    return value;
  }

  #skipBlanks(): void {
    while (this.#text.charCodeAt(this.at) === 32) this.at += 1;
  }
}
