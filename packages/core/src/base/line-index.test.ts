import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countCodePoints, indexLines } from "./line-index.ts";

describe("indexLines", () => {
  it("counts LF, CRLF and a lone CR as one line break each", () => {
    const lines = indexLines("a\nb\r\nc\rd");
    expect(lines.count).toBe(4);
    expect([0, 2, 5, 7].map((offset) => lines.lineAt(offset))).toEqual([1, 2, 3, 4]);
  });

  it("gives columns in code points", () => {
    const lines = indexLines("x: 😀y");
    expect(lines.positionAt(5)).toEqual({ line: 1, column: 5 });
  });

  it("leaves the line break out of a line's range", () => {
    expect(indexLines("ab\r\ncd").lineRange(1)).toEqual({ start: 0, end: 2 });
  });

  it("clamps offsets that lie outside the text", () => {
    const lines = indexLines("ab");
    expect(lines.positionAt(-3)).toEqual({ line: 1, column: 1 });
    expect(lines.positionAt(99)).toEqual({ line: 1, column: 3 });
  });

  it("gives the same columns far into a line", () => {
    const unit = fc.constantFrom("a", "😀", "\ud83d", "\ude00");
    const piece = fc.string({ unit, minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(piece, fc.nat(6000), (source, offset) => {
        const line = source.repeat(Math.ceil(6000 / source.length));
        const { column } = indexLines(`ab\n${line}`).positionAt(offset + 3);
        expect(column).toBe(countCodePoints(line, 0, offset) + 1);
      }),
    );
  });

  it("takes no longer for a place because its line is long", () => {
    const lines = indexLines("a".repeat(1_000_000));
    const start = performance.now();
    for (let i = 0; i < 100_000; i += 1) lines.positionAt(1_000_000 - i);
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it("finds for every offset the line whose range holds it or whose break it is", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "\n", "\r", "😀") });
    fc.assert(
      fc.property(text, fc.nat(40), (source, offset) => {
        const lines = indexLines(source);
        const line = lines.lineAt(offset);
        const clamped = Math.min(offset, source.length);
        expect(lines.lineStart(line)).toBeLessThanOrEqual(clamped);
        if (line < lines.count) expect(lines.lineStart(line + 1)).toBeGreaterThan(clamped);
      }),
    );
  });
});

describe("countCodePoints", () => {
  it("counts as many as iterating the text does", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(countCodePoints(text)).toBe([...text].length);
      }),
    );
  });

  it("counts a lone surrogate once", () => {
    expect(countCodePoints("\ud83d-\ude00")).toBe(3);
  });
});
