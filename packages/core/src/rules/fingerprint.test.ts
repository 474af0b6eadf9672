import { describe, expect, it } from "vitest";
import { fingerprintOf, reportedText } from "./fingerprint.ts";

describe("fingerprintOf", () => {
  it("tells rules, files, texts and repeats apart", () => {
    const prints = [
      fingerprintOf("a", "f", "text", 0),
      fingerprintOf("b", "f", "text", 0),
      fingerprintOf("a", "g", "text", 0),
      fingerprintOf("a", "f", "texts", 0),
      fingerprintOf("a", "f", "text", 1),
    ];
    expect(new Set(prints).size).toBe(prints.length);
  });

  it("gives 16 hexadecimal digits, the same every time", () => {
    expect(fingerprintOf("bom", "a/SKILL.md", "---", 0)).toMatch(/^[\da-f]{16}$/);
    expect(fingerprintOf("bom", "a", "b", 0)).toBe(fingerprintOf("bom", "a", "b", 0));
  });
});

describe("reportedText", () => {
  const text = "first: one\n  second:   two  words\n";

  it("evens out white space", () => {
    expect(reportedText(text, { start: 13, end: 33 })).toBe("second: two words");
  });

  it("takes the line where the range itself says little", () => {
    expect(reportedText(text, { start: 19, end: 20 })).toBe("second: two words");
  });

  it("takes the last line without its line break", () => {
    expect(reportedText("ab: c", { start: 2, end: 3 })).toBe("ab: c");
  });
});
