import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutText, showHidden, splitAnyLine, toVisibleLine } from "./visible-text.ts";

describe("showHidden", () => {
  it.each([
    ["a\u202eb", "a<U+202E>b"],
    ["a\u200bb", "a<U+200B>b"],
    ["\u001b[31m", "<U+001B>[31m"],
    ["\ufeffx", "<U+FEFF>x"],
    ["a\u{e0041}b", "a<U+E0041>b"],
    ["\ud800", "<U+D800>"],
    ["a\u00adb", "a<U+00AD>b"],
    ["a\tb", "a  b"],
  ])("shows %j as %j", (text, shown) => {
    expect(showHidden(text)).toBe(shown);
  });

  it.each(["👩‍💻", "⚠️ careful", "👍🏽", "naïve café", "日本語"])("leaves %s as it is", (text) => {
    expect(showHidden(text)).toBe(text);
  });

  it("shows a joiner that joins no emoji", () => {
    expect(showHidden("a\u200db")).toBe("a<U+200D>b");
  });
});

describe("splitAnyLine", () => {
  it("splits at every kind of line break, CRLF once", () => {
    expect(splitAnyLine("a\r\nb\rc\nd\u2028e\u2029f\u0085g\vh")).toEqual([..."abcdefgh"]);
  });
});

describe("toVisibleLine", () => {
  it("never holds a line break or a control character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(toVisibleLine(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      }),
    );
  });
});

describe("cutText", () => {
  it("leaves a text that fits", () => expect(cutText("abc", 3)).toBe("abc"));
  it("ends a cut text with an ellipsis inside the limit", () =>
    expect(cutText("abcd", 3)).toBe("ab…"));
  it("does not split a surrogate pair", () => expect(cutText("a😀bc", 3)).toBe("a…"));
});
