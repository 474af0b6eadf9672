import { parser as commonMark, GFM, type MarkdownParser } from "@lezer/markdown";
import type { TextRange } from "../base/text-range.ts";
import { BodyReader } from "./body-reader.ts";
import { limitMarkdown } from "./limit-markdown.ts";
import type { MarkdownBody } from "./markdown-body.ts";
import { scanBody } from "./scan-body.ts";

const PARSER: MarkdownParser = commonMark.configure(GFM);

export interface MarkdownOptions {
  /** True when nobody knows where the body begins: then it never counts as empty. */
  readonly isUncertain?: boolean;
  /** True for a text that is known to be within the limits of `limitMarkdown`. */
  readonly isWithinLimits?: boolean;
}

/** What a body holds beside its emptiness. */
export type MarkdownContent = Omit<MarkdownBody, "isEmpty">;

/** Reads a part of a text as GitHub-flavoured CommonMark. Ranges are offsets into the whole text. */
export function parseMarkdown(
  text: string,
  range: TextRange = { start: 0, end: text.length },
  options: MarkdownOptions = {},
): MarkdownBody {
  const source = text.slice(range.start, range.end);
  const isBlank = !/\S/.test(source);
  const isEmpty = options.isUncertain !== true && isBlank;
  if (isBlank) return { links: [], code: [], headings: [], html: [], isEmpty };
  const { links, code, headings, html } =
    parseSimply(source, range.start, options.isWithinLimits === true) ?? parseByTree(text, range);
  return { links, code, headings, html, isEmpty };
}

/** Null for a body that needs the full reader. */
function parseSimply(
  source: string,
  base: number,
  isWithinLimits: boolean,
): MarkdownContent | null {
  const isLimited = !isWithinLimits && limitMarkdown(source).isMasked;
  return isLimited ? null : scanBody(source, base);
}

/** The full reader: a syntax tree, for any text. */
export function parseByTree(text: string, range: TextRange): MarkdownContent {
  const source = withLineFeeds(text.slice(range.start, range.end));
  const reader = readSource(text, limitMarkdown(source).source, range.start);
  return {
    links: reader.links(),
    code: reader.code,
    headings: reader.headings,
    html: reader.html,
  };
}

/** Rounds of masking; each one reaches brackets that are nested one level deeper. */
const MAXIMUM_ROUNDS = 4;

/**
 * The parser takes every `[x]` for a link, since it does not look up definitions, and so misses the link around it
 * in `[see [1]](a.md)`. Brackets without a definition are plain text: they are masked, letter for letter, and the
 * text is read again, but only where a link around them is possible.
 */
function readSource(text: string, source: string, base: number): BodyReader {
  let masked = source;
  for (let round = 0; ; round += 1) {
    const reader = new BodyReader(text, source, base);
    reader.read(PARSER.parse(masked));
    const enclosed = reader.undefinedBrackets().filter(({ to }) => canBeEnclosed(source, to));
    if (enclosed.length === 0 || round >= MAXIMUM_ROUNDS) return reader;
    const characters = masked.split("");
    for (const { open, close } of enclosed) {
      characters[open] = "x";
      characters[close] = "x";
    }
    masked = characters.join("");
  }
}

/** Whether a closing bracket with a destination or a label comes next, or one more label. */
function canBeEnclosed(source: string, to: number): boolean {
  return /^[^[]*?\][([]|^\[/.test(source.slice(to, to + 300));
}

/** True when the offset lies in a code block or a code span. */
export function isInsideCode(body: MarkdownBody, offset: number): boolean {
  return body.code.some(({ range }) => range.start <= offset && offset < range.end);
}

/** CommonMark ends lines at CR and CRLF too, the parser only at LF. Same length, so offsets stay. */
function withLineFeeds(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n/g, " \n").replace(/\r/g, "\n") : text;
}
