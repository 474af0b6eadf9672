import type { TextRange } from "../base/text-range.ts";

/** A link or image as CommonMark reads it: never inside code. Ranges are offsets into the whole file. */
export interface MarkdownLink {
  readonly kind: "link" | "image" | "definition" | "autolink";
  readonly range: TextRange;
  /** Where the destination stands in the source. */
  readonly urlRange: TextRange;
  /** The decoded destination, title excluded. */
  readonly url: string;
}

export interface MarkdownCode {
  readonly kind: "fenced" | "indented" | "inline";
  readonly range: TextRange;
  /** The code itself, without fences or back-ticks. */
  readonly contentRange: TextRange;
  /** Info string of a fence, else empty. */
  readonly info: string;
  /** False for a fence that the end of the file closes. */
  readonly isClosed: boolean;
}

export interface MarkdownHeading {
  readonly range: TextRange;
  readonly level: number;
  readonly text: string;
}

export interface MarkdownHtml {
  readonly range: TextRange;
  readonly isComment: boolean;
}

export interface MarkdownBody {
  readonly links: readonly MarkdownLink[];
  readonly code: readonly MarkdownCode[];
  readonly headings: readonly MarkdownHeading[];
  readonly html: readonly MarkdownHtml[];
  /** True when nothing but white space follows the front matter. */
  readonly isEmpty: boolean;
}
