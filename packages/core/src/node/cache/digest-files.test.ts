import { describe, expect, it } from "vitest";
import type { RepositoryFiles } from "../../skill/repository.ts";
import { digestFiles } from "./digest-files.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const FILES: RepositoryFiles = {
  skills: [
    { path: "a/SKILL.md", bytes: bytes("one"), symlink: null },
    { path: "b/SKILL.md", bytes: bytes("two"), symlink: null },
  ],
  paths: ["a/", "a/SKILL.md", "b/", "b/SKILL.md"],
  skipped: [],
  texts: new Map([["ctxfst.yaml", "graph: {}"]]),
  sizes: new Map([["a/SKILL.md", 3]]),
};

describe("digestFiles", () => {
  it("is the same for the same files", () => {
    expect(digestFiles({ ...FILES })).toBe(digestFiles(FILES));
  });

  it("does not see the cache itself", () => {
    const paths = [".ctxfst/", ".ctxfst/cache/", ".ctxfst/cache/.gitignore", ...FILES.paths];
    expect(digestFiles({ ...FILES, paths })).toBe(digestFiles(FILES));
  });

  it.each<[string, Partial<RepositoryFiles>]>([
    ["a skill's bytes", { skills: [{ path: "a/SKILL.md", bytes: bytes("onE"), symlink: null }] }],
    [
      "where one skill ends and the next begins",
      {
        skills: [
          { path: "a/SKILL.md", bytes: bytes("onet"), symlink: null },
          { path: "b/SKILL.md", bytes: bytes("wo"), symlink: null },
        ],
      },
    ],
    ["a path", { paths: [...FILES.paths, "c"] }],
    ["a path beside the cache", { paths: [".ctxfst/notes.md", ...FILES.paths] }],
    ["a size", { sizes: new Map([["a/SKILL.md", 4]]) }],
    ["a text", { texts: new Map([["ctxfst.yaml", "graph: {} "]]) }],
    ["a file that was skipped", { skipped: [{ file: "x", reason: "unreadable" }] }],
  ])("sees %s", (_name, change) => {
    expect(digestFiles({ ...FILES, ...change })).not.toBe(digestFiles(FILES));
  });
});
