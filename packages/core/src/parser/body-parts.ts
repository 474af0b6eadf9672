import type { TextRange } from "../base/text-range.ts";
import { decodeDestination } from "./decode-destination.ts";
import type { MarkdownCode, MarkdownHeading, MarkdownHtml, MarkdownLink } from "./markdown-body.ts";

/** Collects what a body holds, by offsets into the body; ranges are offsets into the file. */
export class BodyParts {
  readonly links: MarkdownLink[] = [];
  readonly code: MarkdownCode[] = [];
  readonly headings: MarkdownHeading[] = [];
  readonly html: MarkdownHtml[] = [];
  readonly #source: string;
  readonly #base: number;
  readonly #original: string | null;

  /**
   * `base` is where the body begins in the file. `original` is the body with its CRLF, which stand as a blank and a LF
   * in `source`.
   */
  constructor(source: string, base: number, original: string | null) {
    this.#source = source;
    this.#base = base;
    this.#original = original;
  }

  /** What ends between CR and LF ends before both. */
  rangeOf(from: number, to: number): TextRange {
    const isInsideBreak = to > from && this.#original?.startsWith("\r\n", to - 1) === true;
    return { start: this.#base + from, end: this.#base + (isInsideBreak ? to - 1 : to) };
  }

  textAt(from: number, length: number): string {
    return this.#source.slice(from, from + length);
  }

  addCodeSpan(from: number, to: number, ticks: number): void {
    const range = this.rangeOf(from, to);
    const contentRange = this.rangeOf(from + ticks, to - ticks);
    this.code.push({ kind: "inline", range, contentRange, info: "", isClosed: true });
  }

  /** An address that is its own text; `urlFrom` and `urlTo` leave out angle brackets. */
  addAddress(from: number, to: number, urlFrom: number, urlTo: number): void {
    const range = this.rangeOf(from, to);
    const url = this.#source.slice(urlFrom, urlTo);
    this.links.push({ kind: "autolink", range, urlRange: this.rangeOf(urlFrom, urlTo), url });
  }

  /** True for an address without angle brackets. */
  isBare({ kind, range, urlRange }: MarkdownLink): boolean {
    return kind === "autolink" && range.start === urlRange.start;
  }

  /** A link or image; it comes before what is inside, which began at `index`. */
  addLink(
    isImage: boolean,
    [from, to]: readonly [number, number],
    [urlFrom, urlTo]: readonly [number, number],
    index: number,
  ): void {
    this.links.splice(index, 0, {
      kind: isImage ? "image" : "link",
      range: this.rangeOf(from, to),
      urlRange: this.rangeOf(urlFrom, urlTo),
      url: decodeDestination(this.#source.slice(urlFrom, urlTo)),
    });
  }
}
