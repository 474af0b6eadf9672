import { describe, expect, it } from "vitest";
import { indexLines } from "../base/line-index.ts";
import { displayWidth } from "./display-width.ts";
import { sourceExcerpt } from "./source-excerpt.ts";

const excerptOf = (text: string, part: string, columns = 80) => {
  const start = text.indexOf(part);
  return sourceExcerpt(
    { text, lines: indexLines(text) },
    { start, end: start + part.length },
    columns,
  );
};

describe("sourceExcerpt", () => {
  it("marks the part below its line", () => {
    expect(excerptOf("name: a\ndescription: b: c\n", ": c")).toEqual({
      line: 2,
      text: "description: b: c",
      indent: 14,
      length: 3,
    });
  });

  it("counts wide characters as two columns", () => {
    expect(excerptOf("description: 部署: 网站", ": 网站").indent).toBe(17);
  });

  it("shows a tab as the columns it takes", () => {
    expect(excerptOf("\tname: x", "name")).toMatchObject({ text: "  name: x", indent: 2 });
  });

  it("marks only the first line of a longer range", () => {
    expect(excerptOf("ab\ncd", "b\ncd")).toMatchObject({
      line: 1,
      text: "ab",
      indent: 1,
      length: 1,
    });
  });

  it("cuts a long line to a window that holds the place", () => {
    const excerpt = excerptOf(`description: ${"x".repeat(500)}: y ${"z".repeat(500)}`, ": y", 60);
    expect(displayWidth(excerpt.text)).toBeLessThanOrEqual(60);
    expect(excerpt.text.slice(excerpt.indent, excerpt.indent + 3)).toBe(": y");
  });

  it("stands on an empty range at the end of the text", () => {
    expect(
      sourceExcerpt({ text: "ab", lines: indexLines("ab") }, { start: 2, end: 2 }, 80),
    ).toMatchObject({ indent: 2, length: 1 });
  });
});
