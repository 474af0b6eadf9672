import { describe, expect, it } from "vitest";
import {
  folderOf,
  folderPrefix,
  foldersUpFrom,
  isBelow,
  lastSegment,
  relativePath,
  resolvePath,
} from "./repository-path.ts";

describe("folderOf", () => {
  it.each([
    ["skills/a/SKILL.md", "skills/a"],
    ["SKILL.md", ""],
    ["", ""],
  ])("of %j is %j", (path, folder) => {
    expect(folderOf(path)).toBe(folder);
  });
});

describe("lastSegment", () => {
  it.each([
    ["skills/a/SKILL.md", "SKILL.md"],
    ["skills/a/", "a"],
    ["a", "a"],
    ["", ""],
  ])("of %j is %j", (path, name) => {
    expect(lastSegment(path)).toBe(name);
  });
});

describe("foldersUpFrom", () => {
  it("begins with the folder and ends with the root", () => {
    expect(foldersUpFrom("skills/a")).toEqual(["skills/a", "skills", ""]);
  });

  it("gives the root once", () => {
    expect(foldersUpFrom("")).toEqual([""]);
  });
});

describe("isBelow", () => {
  it.each([
    ["skills", "skills/a/SKILL.md", true],
    ["skills", "skills", false],
    ["skills", "skills-old/SKILL.md", false],
    ["", "SKILL.md", true],
    ["", "", false],
  ])("of %j and %j is %j", (folder, path, expected) => {
    expect(isBelow(folder, path)).toBe(expected);
  });
});

describe("resolvePath", () => {
  it.each([
    ["", "./", ""],
    ["a/b", "../c/", "a/c"],
    ["a", "../../c", null],
  ])("resolves %j and %j to %j", (folder, path, target) => {
    expect(resolvePath(folder, path)).toBe(target);
  });
});

describe("relativePath", () => {
  it.each([
    ["skills/demo", "skills/demo/a.md", "a.md"],
    ["skills/demo", "skills/other/a.md", "../other/a.md"],
    ["skills/demo", "docs/a.md", "../../docs/a.md"],
    ["", "docs/a.md", "docs/a.md"],
    ["skills/demo", "skills", "../../skills"],
  ])("from %s to %s", (folder, path, expected) => {
    expect(relativePath(folder, path)).toBe(expected);
  });
});

describe("folderPrefix", () => {
  it("is nothing at the root", () => {
    expect(folderPrefix("")).toBe("");
    expect(folderPrefix("skills/a")).toBe("skills/a/");
  });
});
