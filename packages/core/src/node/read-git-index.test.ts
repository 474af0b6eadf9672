import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { readGitIndex } from "./read-git-index.ts";

const folders: string[] = [];

function git(root: string, ...args: string[]): void {
  execFileSync("git", ["-C", root, ...args]);
}

function checkout(...options: string[]): string {
  const root = mkdtempSync(join(tmpdir(), "ctxfst-index-"));
  folders.push(root);
  git(root, "init", "-q", ...options);
  mkdirSync(join(root, "a/b"), { recursive: true });
  for (const path of ["a/b/c.txt", "a/d.txt", "e.txt"]) writeFileSync(join(root, path), path);
  git(root, "add", ".");
  return root;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const ALL = ["a/", "a/b/", "a/b/c.txt", "a/d.txt", "e.txt"];

describe("readGitIndex", () => {
  it.each(["2", "3", "4"])("reads version %s", (version) => {
    const root = checkout();
    git(root, "update-index", "--index-version", version);
    if (version === "3") git(root, "update-index", "--skip-worktree", "e.txt");
    expect([...(readGitIndex(root) ?? [])].sort()).toEqual(ALL);
  });

  it("reads the longer entries of a repository with SHA-256", () => {
    expect([...(readGitIndex(checkout("--object-format=sha256")) ?? [])].sort()).toEqual(ALL);
  });

  it("claims to know nothing where a part of the index is in another file", () => {
    const root = checkout();
    git(root, "update-index", "--split-index");
    expect(readGitIndex(root)).toBeNull();
  });

  it("claims to know nothing of an index that is cut, or of none", () => {
    const root = checkout();
    expect(readGitIndex(tmpdir())).toBeNull();
    writeFileSync(join(root, ".git/index"), "DIRC");
    expect(readGitIndex(root)).toBeNull();
  });
});
