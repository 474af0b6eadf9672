import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseMarkdown } from "../../parser/parse-markdown.ts";
import { hasPlainFences } from "./has-plain-fences.ts";

const LINES = [
  "```",
  "````",
  "~~~",
  "```js",
  "text",
  "",
  "- item",
  "   ```",
  "    ```",
  "> ```",
  "``` `x`",
];

describe("hasPlainFences", () => {
  it("is true for blocks at the margin, each closed before the next", () => {
    expect(hasPlainFences("a\n\n```js\nx\n```\n\n~~~\n```\n~~~\n")).toBe(true);
    expect(hasPlainFences("- a\n\n  ```js\n  x\n  ```\n")).toBe(true);
    expect(hasPlainFences("no code at all")).toBe(true);
  });

  it("is false where one has to look", () => {
    expect(hasPlainFences("```js\nx\n")).toBe(false);
    expect(hasPlainFences("> ```js\n> x\n> ```\n")).toBe(false);
    expect(hasPlainFences("- a\n\n  ```js\nx\n  ```\n")).toBe(false);
  });

  it("is never true for a text with a fence that is not closed", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...LINES), { maxLength: 14 }), (lines) => {
        const text = lines.join("\n");
        if (!hasPlainFences(text)) return;
        expect(parseMarkdown(text).code.filter(({ isClosed }) => !isClosed)).toEqual([]);
      }),
    );
  });
});
