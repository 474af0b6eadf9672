import { describe, expect, it } from "vitest";
import { lineBreakOf, lineStartBefore } from "./line-break.ts";

describe("lineBreakOf", () => {
  it("is CRLF as soon as one line ends with it", () => {
    expect(lineBreakOf("a\nb\r\nc")).toBe("\r\n");
  });

  it("is LF for a text without any line break", () => {
    expect(lineBreakOf("a")).toBe("\n");
  });
});

describe("lineStartBefore", () => {
  it.each(["\n", "\r", "\r\n"])("finds the start of the line after %j", (lineBreak) => {
    const text = `one${lineBreak}two`;
    expect(lineStartBefore(text, text.length)).toBe(text.indexOf("two"));
  });

  it("is the offset itself at the start of a line", () => {
    expect(lineStartBefore("one\ntwo", 4)).toBe(4);
  });

  it("is 0 at the start of a text that begins with a line break", () => {
    expect(lineStartBefore("\none", 0)).toBe(0);
  });
});
