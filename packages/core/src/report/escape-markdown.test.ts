import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { describe, expect, it } from "vitest";
import { cellCodeSpan, codeSpan, escapeMarkdown } from "./escape-markdown.ts";
import { toVisibleLine } from "./visible-text.ts";

const pieces = fc.constantFrom(
  "@octocat",
  "@",
  "a@b.co",
  "#12",
  "GH-3",
  "o/r#4",
  "deadbeef1",
  "http://x.y",
  "https://",
  "www.x.y",
  "ftp://a",
  "mailto:a",
  ":tada:",
  ":+1:",
  "<img src=x onerror=1>",
  "<!--",
  "-->",
  "</details>",
  "<script>",
  "&lt;",
  "&#64;x",
  "`",
  "``",
  "```",
  "|",
  "\\",
  "\\|",
  "*",
  "**",
  "_",
  "~~",
  "[x](y)",
  "![",
  "]",
  "[ ]",
  "$",
  "$$",
  "\n",
  "\r\n",
  "\u2028",
  "\n\n# h",
  "- ",
  "1. ",
  "> ",
  "    ",
  "---",
  "===",
  "\u202e",
  "\u200b",
  "word",
  " ",
  ".",
);
const hostile = fc.array(pieces, { minLength: 1, maxLength: 10 }).map((parts) => parts.join(""));

/** The text that a CommonMark reader shows, and every kind of node it met. */
function render(markdown: string): { text: string; kinds: string[] } {
  const kinds: string[] = [];
  let text = "";
  const visit = (node: { type: string; value?: string; children?: unknown[] }): void => {
    kinds.push(node.type);
    text += node.value ?? "";
    for (const child of node.children ?? []) visit(child as typeof node);
  };
  visit(fromMarkdown(markdown) as Parameters<typeof visit>[0]);
  return { text, kinds };
}

const withoutBreaks = (text: string): string => text.replaceAll("\u200b", "");

describe("escapeMarkdown", () => {
  it("gives one paragraph of plain text that shows the original", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = toVisibleLine(text).trim();
        fc.pre(shown !== "");
        const { kinds, text: rendered } = render(escapeMarkdown(text));
        expect(kinds).toEqual(["root", "paragraph", "text"]);
        expect(withoutBreaks(rendered)).toBe(shown);
      }),
      { numRuns: 1000 },
    );
  });

  it("leaves nothing that GitHub links after rendering", () => {
    const linked = /@\w|#\d|\bGH-\d|:\/\/|www\.|\b(?:mailto|xmpp):\w|:[\w+-]+:|\b[0-9a-f]{7,40}\b/i;
    fc.assert(
      fc.property(hostile, (text) => {
        expect(render(escapeMarkdown(text)).text).not.toMatch(linked);
      }),
      { numRuns: 1000 },
    );
  });

  it("leaves no pipe without a backslash, for table cells", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(escapeMarkdown(text).replace(/\\[\s\S]/g, "")).not.toContain("|");
      }),
    );
  });

  it("leaves ordinary prose readable in the source", () => {
    expect(escapeMarkdown('": " inside unquoted text ends the value (line 3)')).toBe(
      '": " inside unquoted text ends the value (line 3)',
    );
  });
});

describe("codeSpan", () => {
  it("gives one code span that holds the text", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { kinds, text: rendered } = render(`a ${codeSpan(text)} b`);
        expect(kinds).toEqual(["root", "paragraph", "text", "inlineCode", "text"]);
        expect(rendered.slice(2, -2).trim()).toBe(toVisibleLine(text).trim());
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ["a", "`a`"],
    ["a`b", "``a`b``"],
    ["`", "`` ` ``"],
    ["", "`  `"],
  ])("writes %j as %j", (text, span) => {
    expect(codeSpan(text)).toBe(span);
  });
});

describe("cellCodeSpan", () => {
  /** Splits as cmark-gfm and micromark do: a backslash takes the next backslash or pipe with it. */
  const cells = (row: string): number => row.replace(/\\[\\|]/g, "").split("|").length;

  it("never splits a table cell", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(cells(cellCodeSpan(text))).toBe(1);
      }),
    );
  });

  it("puts a backslash before each pipe", () => {
    expect(cellCodeSpan("a|b\\|c")).toBe("`a\\|b\\\\\\|c`");
  });
});
