/** How an HTML block ends that begins on a line. */
export interface HtmlBlockEnd {
  readonly kind: "comment" | "instruction" | "element";
  /** True for a block that a blank line ends, which is no part of it. */
  readonly isBlankEnd: boolean;
  readonly isEnd: (line: string) => boolean;
}

type Style = readonly [start: RegExp, end: RegExp, kind: HtmlBlockEnd["kind"]];

const BLANK = /^[ \t]*$/;
const NAMES =
  "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h1|h2|h3|h4|h5|h6|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|section|source|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul";

/** The start conditions of CommonMark, section 4.6, in their order; the last one does not end a paragraph. */
const STYLES: readonly Style[] = [
  [/^<(?:script|pre|style|textarea)(?:\s|>|$)/i, /<\/(?:script|pre|style|textarea)>/i, "element"],
  [/^<!--/, /-->/, "comment"],
  [/^<\?/, /\?>/, "instruction"],
  [/^<![A-Z]/, />/, "element"],
  [/^<!\[CDATA\[/, /\]\]>/, "element"],
  [new RegExp(`^</?(?:${NAMES})(?:\\s|/?>|$)`, "i"), BLANK, "element"],
  [
    /^(?:<\/[a-z][\w-]*\s*>|<[a-z][\w-]*(\s+[a-z:_][\w-.]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*>)\s*$/i,
    BLANK,
    "element",
  ],
];

/** `text` is the line from its first character on. `isBreaking` when it follows a line of a paragraph. */
export function htmlBlockEnd(text: string, isBreaking: boolean): HtmlBlockEnd | null {
  const last = STYLES.length - (isBreaking ? 1 : 0);
  for (let i = 0; i < last; i += 1) {
    const [start, end, kind] = STYLES[i] as Style;
    if (start.test(text)) {
      return { kind, isBlankEnd: end === BLANK, isEnd: (line) => end.test(line) };
    }
  }
  return null;
}
