/** A block quote, a list or one of its items. */
interface Container {
  readonly kind: "quote" | "bullet" | "ordered" | "item";
  /** Of a list: its mark. Of an item: the columns its content is moved by. */
  readonly value: number;
}

/**
 * The line at hand of a body, and the containers that are open. Offsets are into the body:
 *
 *     >   - text of an item
 *     ^     ^              ^
 *     start base, at       end      (`at`: the first character from `base` on that is no blank)
 */
export class BodyLine {
  readonly source: string;
  readonly stack: Container[] = [];
  start = 0;
  end = -1;
  base = 0;
  at = 0;
  /** Containers of the stack that the line goes on in. */
  depth = 0;
  isAtEnd = false;
  /** Something was met that only the full reader reads rightly. */
  isLost = false;
  /** In a fence outside of any container tabs are text. */
  isInFence = false;

  constructor(source: string) {
    this.source = source;
  }

  /** Nothing but blanks behind the containers. */
  isBlank(): boolean {
    return this.at === this.end;
  }

  /** Columns before the first character, behind the containers. */
  get indent(): number {
    return this.at - this.base;
  }

  /** Moves to the next line and matches the open containers; false at the end. */
  nextLine(): boolean {
    this.start = this.end + 1;
    if (this.start > this.source.length) {
      this.isAtEnd = true;
      this.start = this.end;
      this.base = this.end;
      this.at = this.end;
      this.depth = 0;
      return false;
    }
    const end = this.source.indexOf("\n", this.start);
    this.end = end === -1 ? this.source.length : end;
    this.base = this.start;
    this.depth = 0;
    this.moveTo(this.start);
    while (this.depth < this.stack.length && this.#enters(this.stack[this.depth] as Container))
      this.depth += 1;
    return true;
  }

  /** Takes what stands before as read: markers and indent. */
  moveTo(base: number): void {
    this.base = Math.min(base, this.end);
    let at = Math.max(this.base, this.at < this.start ? this.start : this.base);
    while (at < this.end && this.source.charCodeAt(at) === 32) at += 1;
    // A tab counts columns, which is left to the full reader wherever columns matter.
    if (this.source.charCodeAt(at) === 9) {
      let next = at;
      while (next < this.end && isSpace(this.source.charCodeAt(next))) next += 1;
      if (next === this.end && this.stack.length === 0) at = next;
      else if (!this.isInFence || !this.#isTextBehindTab(next)) this.isLost = true;
    }
    this.at = at;
  }

  /** In a container a tab is text as long as nothing is decided by its columns, nor by what comes next. */
  #isTextBehindTab(next: number): boolean {
    if (this.stack.length === 0) return true;
    const code = this.source.charCodeAt(next);
    return next < this.end && code !== 96 && code !== 126;
  }

  /** Whether the line goes on in an open container; what belongs to it is taken as read. */
  #enters(container: Container): boolean {
    const { kind, value } = container;
    const code = this.source.charCodeAt(this.at);
    if (code === 9 && (kind === "quote" || this.indent < this.#columnsAhead(container))) {
      this.isLost = true;
      return false;
    }
    if (kind === "quote") {
      if (this.isBlank() || code !== 62) return false;
      this.passQuoteMark();
      return true;
    }
    if (kind === "item") {
      if (!this.isBlank() && this.indent < value) return false;
      this.moveTo(this.isBlank() ? Math.min(this.base + value, this.end) : this.base + value);
      return true;
    }
    if (this.isBlank()) return true;
    const item = this.stack[this.depth + 1];
    if (item !== undefined && this.indent >= item.value) return true;
    if (this.indent >= 4) return false;
    const size = kind === "ordered" ? this.orderedSize(false) : this.bulletSize(false);
    return (
      size > 0 &&
      (kind === "ordered" || !this.isRule(false)) &&
      this.source.charCodeAt(this.at + size - 1) === value
    );
  }

  /** Blanks by which a line surely goes on in a list or an item. */
  #columnsAhead({ kind, value }: Container): number {
    return kind === "item" ? value : (this.stack[this.depth + 1]?.value ?? 0);
  }

  /** Takes the `>` of a quote, with one blank, as read. */
  passQuoteMark(): void {
    const next = this.source.charCodeAt(this.at + 1);
    if (next === 9) this.isLost = true;
    this.moveTo(this.at + (next === 32 ? 2 : 1));
  }

  /** `---` and its like; `isBreaking` where a paragraph goes before. */
  isRule(isBreaking: boolean): boolean {
    const mark = this.source.charCodeAt(this.at);
    if (mark !== 42 && mark !== 45 && mark !== 95) return false;
    let count = 0;
    for (let at = this.at; at < this.end; at += 1) {
      const code = this.source.charCodeAt(at);
      if (code === mark) count += 1;
      else if (!isSpace(code)) return false;
    }
    if (count < 3) return false;
    const isHeading =
      isBreaking && mark === 45 && this.underlineEnd() >= 0 && this.depth === this.stack.length;
    return !isHeading;
  }

  /** End of the marks that make a heading of the paragraph before; -1 for another line. */
  underlineEnd(): number {
    const mark = this.source.charCodeAt(this.at);
    if ((mark !== 45 && mark !== 61) || this.indent >= 4) return -1;
    const end = this.runEnd(mark);
    return this.isSpaceTo(end) ? end : -1;
  }

  /** Number of `#`; -1 where no heading begins. */
  headingSize(): number {
    if (this.source.charCodeAt(this.at) !== 35) return -1;
    const end = this.runEnd(35);
    if (end < this.end && !isSpace(this.source.charCodeAt(end))) return -1;
    return end - this.at > 6 ? -1 : end - this.at;
  }

  /** Length of the mark of a list item; -1 where none begins. */
  bulletSize(isBreaking: boolean): number {
    const code = this.source.charCodeAt(this.at);
    if (code !== 45 && code !== 43 && code !== 42) return -1;
    if (this.at < this.end - 1 && !isSpace(this.source.charCodeAt(this.at + 1))) return -1;
    return isBreaking && !this.#isInList("bullet") && this.isSpaceTo(this.at + 1) ? -1 : 1;
  }

  /** The same for numbered items. */
  orderedSize(isBreaking: boolean): number {
    let end = this.at;
    while (end < this.end && isDigit(this.source.charCodeAt(end))) end += 1;
    if (end === this.at || end === this.end || end > this.at + 9) return -1;
    const mark = this.source.charCodeAt(end);
    if (mark !== 46 && mark !== 41) return -1;
    if (end < this.end - 1 && !isSpace(this.source.charCodeAt(end + 1))) return -1;
    const isOne = end === this.at + 1 && this.source.charCodeAt(this.at) === 49;
    if (isBreaking && !this.#isInList("ordered") && (!isOne || this.isSpaceTo(end + 1))) return -1;
    return end + 1 - this.at;
  }

  #isInList(kind: "bullet" | "ordered"): boolean {
    return this.stack.some((container) => container.kind === kind);
  }

  /** End of the opening marks; -1 where no fence begins. */
  fenceEnd(): number {
    const mark = this.source.charCodeAt(this.at);
    if (mark !== 96 && mark !== 126) return -1;
    const end = this.runEnd(mark);
    if (end < this.at + 3) return -1;
    if (mark === 96) {
      const tick = this.source.indexOf("`", end);
      if (tick !== -1 && tick < this.end) return -1;
    }
    return end;
  }

  /** Where a run of one character from the first one on ends. */
  runEnd(mark: number): number {
    let end = this.at;
    while (end < this.end && this.source.charCodeAt(end) === mark) end += 1;
    return end;
  }

  /** True when nothing but blanks follows. */
  isSpaceTo(start: number): boolean {
    let at = start;
    while (at < this.end && isSpace(this.source.charCodeAt(at))) at += 1;
    return at === this.end;
  }
}

/** True for the code units of blank and tab. */
export function isSpace(code: number): boolean {
  return code === 32 || code === 9;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
