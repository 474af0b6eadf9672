import { describe, expect, it } from "vitest";
import { readLinkTarget } from "./read-link-target.ts";

const read = (url: string, folders: readonly string[] = []) =>
  readLinkTarget({ kind: "link", url }, (name) => folders.includes(name))?.path ?? null;

describe("readLinkTarget", () => {
  it.each([
    ["references/one.md", "references/one.md"],
    ["./scripts", "./scripts"],
    ["../other/SKILL.md", "../other/SKILL.md"],
    ["references/", "references/"],
    ["a%20b.md", "a b.md"],
    ["one.md#part", "one.md"],
    ["one.md?plain=1", "one.md"],
    ["100%.md", "100%.md"],
  ])("takes %s for a path", (url, path) => {
    expect(read(url)).toBe(path);
  });

  it.each([
    ["https://example.com/a.md"],
    ["mailto:a@example.com"],
    ["app://note.md"],
    ["//cdn.example.com/a.js"],
    ["#part"],
    ["/docs/a.md"],
    ["{baseDir}/a.md"],
    ["$HOME/a.md"],
    ["<name>.md"],
    ["path/to/a.md"],
    ["references/*.md"],
    ["…/a.md"],
    [".../a.md"],
    ["~/notes.md"],
    ["github.com/a/b.git"],
    ["MON/WED/FRI"],
    ["url"],
    [""],
  ])("leaves %s alone", (url) => {
    expect(read(url)).toBeNull();
  });

  it("takes a path without an ending for one when its first folder is there", () => {
    expect(read("references/one")).toBeNull();
    expect(read("references/one", ["references"])).toBe("references/one");
  });

  it("keeps what follows the path", () => {
    expect(readLinkTarget({ kind: "link", url: "a.md#b" }, () => false)?.suffix).toBe("#b");
  });

  it("leaves addresses in angle brackets alone", () => {
    expect(readLinkTarget({ kind: "autolink", url: "a.md" }, () => false)).toBeNull();
  });
});
