/*
 * A reader of shell text, good enough to tell a command from a word about one: quoting, comments, continued lines,
 * here-documents, substitutions. It keeps to POSIX sh (IEEE Std 1003.1, chapter 2) where that is about words and
 * commands, and reads PowerShell and console sessions well enough. One pass; what is not closed ends with the text.
 */

export interface ShellWord {
  /** Quotes removed, variables as they stand. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

export interface ShellCommand {
  readonly words: readonly ShellWord[];
  /** Files that output goes to. */
  readonly writesTo: readonly string[];
  /** Commands inside `$(…)`, back-ticks, `<(…)` or `(…)` among its words. */
  readonly inner: readonly ShellPipeline[];
  readonly start: number;
  readonly end: number;
}

/** Commands that hand their output on, first to last. */
export type ShellPipeline = readonly ShellCommand[];

/** Deeper substitutions are read as plain characters. */
const MAXIMUM_DEPTH = 8;

/** The pipelines of a part of a text, those inside substitutions only as `inner` of their command. */
export function readShell(text: string, start = 0, end: number = text.length): ShellPipeline[] {
  return new ShellReader(text, start, end).readList("", 0);
}

class ShellReader {
  readonly #text: string;
  readonly #end: number;
  /** Where the part begins in its text. */
  readonly #base: number;
  #at = 0;
  /** Ends of here-documents that begin on the next line. */
  #pending: string[] = [];
  /** No such quote closes from here on. */
  readonly #unclosed = new Set<string>();

  constructor(text: string, start: number, end: number) {
    // A search for a closing quote must not run through all the text behind the part.
    this.#text = text.slice(start, end);
    this.#end = this.#text.length;
    this.#base = start;
  }

  readList(closer: string, depth: number): ShellPipeline[] {
    const pipelines: ShellPipeline[] = [];
    let pipeline: ShellCommand[] = [];
    const endPipeline = (): void => {
      if (pipeline.length > 0) pipelines.push(pipeline);
      pipeline = [];
    };
    while (this.#at < this.#end) {
      const before = this.#at;
      const command = this.#readCommand(closer, depth);
      if (command !== null) pipeline.push(command);
      const character = this.#peek();
      if (closer !== "" && character === closer) {
        this.#at += 1;
        break;
      }
      if (character === "|" && this.#peek(1) !== "|") {
        this.#at += this.#peek(1) === "&" ? 2 : 1;
        this.#skipBlanks(true);
      } else {
        endPipeline();
        if (character === "\n") this.#endLine();
        else if (this.#at < this.#end) this.#at += 1;
      }
      if (this.#at === before) this.#at += 1;
    }
    endPipeline();
    return pipelines;
  }

  #peek(ahead = 0): string {
    return this.#at + ahead < this.#end ? this.#text.charAt(this.#at + ahead) : "";
  }

  #skipBlanks(withBreaks: boolean): void {
    for (;;) {
      const character = this.#peek();
      if (character === " " || character === "\t" || character === "\r") this.#at += 1;
      else if (character === "\\" && /^\r?\n/.test(this.#peek(1) + this.#peek(2))) this.#at += 2;
      else if (withBreaks && character === "\n") this.#at += 1;
      else return;
    }
  }

  /** Moves over the line break and over here-documents that begin behind it. */
  #endLine(): void {
    this.#at += 1;
    for (const word of this.#pending) {
      while (this.#at < this.#end) {
        const lineEnd = this.#lineEnd();
        const line = this.#text.slice(this.#at, lineEnd).trim();
        this.#at = Math.min(lineEnd + 1, this.#end);
        if (line === word) break;
      }
    }
    this.#pending = [];
  }

  #lineEnd(): number {
    const end = this.#text.indexOf("\n", this.#at);
    return end === -1 ? this.#end : end;
  }

  #readCommand(closer: string, depth: number): ShellCommand | null {
    const words: ShellWord[] = [];
    const writesTo: string[] = [];
    const inner: ShellPipeline[] = [];
    let target: "write" | "read" | null = null;
    for (;;) {
      this.#skipBlanks(false);
      const character = this.#peek();
      if (character === "(" && words.length > 0 && depth < MAXIMUM_DEPTH) {
        // PowerShell's brackets within a command; those of an array hold no command.
        this.#at += 1;
        const bracketed = this.readList(")", depth + 1);
        if (words.at(-1)?.value.endsWith("=") === false) addAll(inner, bracketed);
        continue;
      }
      if (character === "" || /[\n;&|()]/.test(character) || character === closer) break;
      if (character === "#") {
        this.#at = this.#lineEnd();
        break;
      }
      if (character === "<" || character === ">") {
        target = this.#readRedirect(depth, inner) ?? target;
        continue;
      }
      const word = this.#readWord(closer, depth, inner);
      if (target === "write") writesTo.push(word.value);
      else if (target === null) words.push(word);
      target = null;
    }
    const first = words[0];
    if (first === undefined && writesTo.length === 0 && inner.length === 0) return null;
    const end = this.#base + this.#at;
    return { words, writesTo, inner, start: first?.start ?? end, end };
  }

  /** Gives what the next word is for; null where nothing more belongs to it. */
  #readRedirect(depth: number, inner: ShellPipeline[]): "write" | "read" | null {
    const character = this.#peek();
    if (this.#peek(1) === "(" && depth < MAXIMUM_DEPTH) {
      this.#at += 2;
      addAll(inner, this.readList(")", depth + 1));
      return null;
    }
    if (character === ">") {
      this.#at += this.#peek(1) === ">" || this.#peek(1) === "&" || this.#peek(1) === "|" ? 2 : 1;
      return "write";
    }
    if (this.#peek(1) !== "<") {
      this.#at += 1;
      return "read";
    }
    this.#at += 2;
    if (this.#peek() === "<") {
      this.#at += 1;
      return "read";
    }
    if (this.#peek() === "-") this.#at += 1;
    this.#skipBlanks(false);
    const word = this.#readWord("", MAXIMUM_DEPTH, []);
    if (word.value !== "") this.#pending.push(word.value);
    return null;
  }

  #readWord(closer: string, depth: number, inner: ShellPipeline[]): ShellWord {
    const start = this.#at;
    let value = "";
    while (this.#at < this.#end) {
      const character = this.#peek();
      if (character === closer || /[\s;&|()<>]/.test(character)) break;
      if (character === "'" && this.#isClosed("'")) {
        const close = this.#text.indexOf("'", this.#at + 1);
        value += this.#text.slice(this.#at + 1, close);
        this.#at = close + 1;
      } else if (character === '"' && this.#isClosed('"')) {
        this.#at += 1;
        value += this.#readQuoted(depth, inner);
      } else value += this.#readCharacter(depth, inner);
    }
    // A closing bracket that belongs to nothing would be read for ever.
    if (this.#at === start && this.#at < this.#end) this.#at += 1;
    return { value, start: this.#base + start, end: this.#base + this.#at };
  }

  #isClosed(quote: string): boolean {
    if (this.#unclosed.has(quote)) return false;
    if (this.#text.includes(quote, this.#at + 1)) return true;
    this.#unclosed.add(quote);
    return false;
  }

  #readQuoted(depth: number, inner: ShellPipeline[]): string {
    let value = "";
    while (this.#at < this.#end && this.#peek() !== '"') value += this.#readCharacter(depth, inner);
    this.#at += 1;
    return value;
  }

  /** One character, or one escape or substitution. */
  #readCharacter(depth: number, inner: ShellPipeline[]): string {
    const character = this.#peek();
    const start = this.#at;
    if (character === "\\" && this.#at + 1 < this.#end) {
      this.#at += 2;
      return this.#peek(-1) === "\n" ? "" : this.#text.charAt(this.#at - 1);
    }
    const isParenthesis = character === "$" && this.#peek(1) === "(";
    if (depth < MAXIMUM_DEPTH && (isParenthesis || (character === "`" && this.#isClosed("`")))) {
      this.#at += isParenthesis ? 2 : 1;
      addAll(inner, this.readList(isParenthesis ? ")" : "`", depth + 1));
      return this.#text.slice(start, this.#at);
    }
    this.#at += 1;
    return character;
  }
}

/** Not a spread call, which ends at some hundred thousand. */
function addAll<T>(list: T[], items: readonly T[]): void {
  for (const item of items) list.push(item);
}
