import { describe, expect, it } from "vitest";
import { parseMarkdown } from "../../../parser/parse-markdown.ts";
import { findImports } from "./find-imports.ts";

function pathsOf(text: string): string[] {
  return findImports(text, () => parseMarkdown(text)).map(({ path }) => path);
}

describe("findImports", () => {
  it("finds paths behind an @", () => {
    expect(pathsOf("@README.md\n- see @docs/a.md, @./b and (@../c.txt).")).toEqual([
      "README.md",
      "docs/a.md",
      "./b",
      "../c.txt",
    ]);
  });

  it("leaves code and comments alone", () => {
    expect(pathsOf("`@a.md`\n\n```\n@b.md\n```\n\n<!-- @c.md -->\n")).toEqual([]);
  });

  it("leaves people, packages, addresses, homes and private files alone", () => {
    expect(pathsOf("@ann @types/node me@x.md @~/x.md @/etc/x.md @CLAUDE.local.md")).toEqual([]);
  });

  it("gives the range with its @", () => {
    const text = "See @a.md.";
    const [found] = findImports(text, () => parseMarkdown(text));
    expect(text.slice(found?.range.start, found?.range.end)).toBe("@a.md");
  });
});
