import { describe, expect, it } from "vitest";
import { parseDiff } from "./parse-diff.ts";

const parse = (...lines: string[]) => Object.fromEntries(parseDiff(lines.join("\n")));

describe("parseDiff", () => {
  it("reads added and changed lines by file", () => {
    expect(
      parse(
        "--- a/x.md",
        "+++ b/x.md",
        "@@ -1 +1,2 @@ head",
        "-a",
        "+b",
        "+c",
        "@@ -9,0 +11 @@",
        "+d",
        "--- /dev/null",
        "+++ b/y.md",
        "@@ -0,0 +1,3 @@",
        "+1",
        "+2",
        "+3",
      ),
    ).toEqual({
      "x.md": [
        { start: 1, end: 2 },
        { start: 11, end: 11 },
      ],
      "y.md": [{ start: 1, end: 3 }],
    });
  });

  it("gives a file that only lost lines no range", () => {
    expect(parse("--- a/x.md", "+++ b/x.md", "@@ -3,2 +2,0 @@", "-a", "-b")).toEqual({
      "x.md": [],
    });
  });

  it("does not take content for headers", () => {
    expect(
      parse(
        "--- a/x.md",
        "+++ b/x.md",
        "@@ -1 +1,2 @@",
        "--- a/evil",
        "+++ b/evil",
        "+@@ -1 +5 @@",
        "@@ -5 +9 @@",
        "-a",
        "+b",
      ),
    ).toEqual({
      "x.md": [
        { start: 1, end: 2 },
        { start: 9, end: 9 },
      ],
    });
  });

  it("undoes git's quoting", () => {
    expect(parse('+++ "b/a\\tb\\"\\303\\251.md"', "@@ -0,0 +1 @@", "+x")).toEqual({
      'a\tb"é.md': [{ start: 1, end: 1 }],
    });
  });

  it("drops the tab that git puts after a path with a space", () => {
    expect(parse("+++ b/a b.md\t", "@@ -0,0 +1 @@", "+x")).toHaveProperty(["a b.md"]);
  });

  it("leaves out deleted files", () => {
    expect(parse("--- a/x.md", "+++ /dev/null", "@@ -1 +0,0 @@", "-a")).toEqual({});
  });
});
