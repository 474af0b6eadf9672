import { describe, expect, it } from "vitest";
import { applyFixes } from "./apply-fixes.ts";
import type { Finding, Fix } from "./finding.ts";

function finding(rule: string, fix: Fix | null): Finding {
  return {
    rule,
    severity: "warning",
    args: {},
    file: "SKILL.md",
    range: null,
    position: null,
    hosts: [],
    related: [],
    fix,
    fingerprint: rule,
    count: 1,
  };
}

function replace(rule: string, start: number, end: number, text: string): Finding {
  return finding(rule, { tier: "safe", edits: [{ range: { start, end }, text }] });
}

describe("applyFixes", () => {
  it("applies fixes that are apart, whatever their order", () => {
    const { text } = applyFixes("one two three", [
      replace("b", 8, 13, "3"),
      replace("a", 0, 3, "1"),
    ]);
    expect(text).toBe("1 two 3");
  });

  it("applies a fix of more edits than a call takes arguments", () => {
    const lines = 200_000;
    const edits = Array.from({ length: lines }, (_, i) => ({
      range: { start: 2 * i, end: 2 * i + 1 },
      text: "",
    }));
    const fixes = [finding("crlf", { tier: "safe", edits }), finding("other", null)];
    expect(applyFixes("\r\n".repeat(lines), fixes).text).toBe("\n".repeat(lines));
  });

  it("applies as many fixes as there are lines, beside one that touches every line", () => {
    const lines = 100_000;
    const all = Array.from({ length: lines }, (_, i) => ({
      range: { start: 5 * i + 3, end: 5 * i + 4 },
      text: "",
    }));
    const each = Array.from({ length: lines }, (_, i) => replace("each", 5 * i, 5 * i + 1, "b"));
    const { text } = applyFixes("a--\r-".repeat(lines), [
      finding("all", { tier: "safe", edits: all }),
      ...each,
    ]);
    expect(text === "b---".repeat(lines)).toBe(true);
  }, 2_000);

  it("takes the first of two fixes that overlap", () => {
    const { text, applied } = applyFixes("abcdef", [
      replace("late", 2, 5, "-"),
      replace("early", 1, 3, "+"),
    ]);
    expect(text).toBe("a+def");
    expect(applied.map(({ rule }) => rule)).toEqual(["early"]);
  });

  it("applies a fix of several edits as a whole or not at all", () => {
    const both = finding("both", {
      tier: "safe",
      edits: [
        { range: { start: 1, end: 2 }, text: "x" },
        { range: { start: 4, end: 5 }, text: "y" },
      ],
    });
    const { text } = applyFixes("abcdef", [replace("first", 0, 1, "-"), both]);
    expect(text).toBe("-bcdef");
  });

  it("keeps suggested fixes for those who ask for them", () => {
    const suggested = finding("s", {
      tier: "suggested",
      edits: [{ range: { start: 0, end: 1 }, text: "x" }],
    });
    expect(applyFixes("a", [suggested]).text).toBe("a");
    expect(applyFixes("a", [suggested], "suggested").text).toBe("x");
  });

  it("gives the text back where nothing can be fixed", () => {
    expect(applyFixes("a", [finding("none", null)])).toEqual({ text: "a", applied: [] });
  });
});
