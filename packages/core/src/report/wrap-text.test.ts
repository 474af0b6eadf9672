import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { displayWidth } from "./display-width.ts";
import { wrapText } from "./wrap-text.ts";

describe("wrapText", () => {
  it("breaks at blanks", () => {
    expect(wrapText("one two three", 8)).toEqual(["one two", "three"]);
  });

  it("keeps a long word whole", () => {
    expect(wrapText("a skills/with/a/long/path b", 6)).toEqual([
      "a",
      "skills/with/a/long/path",
      "b",
    ]);
  });

  it("counts wide characters twice", () => {
    expect(wrapText("部署 网站", 8)).toEqual(["部署", "网站"]);
  });

  it("loses nothing, and keeps to the width wherever words allow", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 })),
        fc.integer({ min: 1, max: 40 }),
        (words, width) => {
          const text = words.map((word) => word.replaceAll(" ", "-")).join(" ");
          const lines = wrapText(text, width);
          expect(lines.join(" ")).toBe(text);
          for (const line of lines) {
            if (line.includes(" ")) expect(displayWidth(line)).toBeLessThanOrEqual(width);
          }
        },
      ),
    );
  });
});
