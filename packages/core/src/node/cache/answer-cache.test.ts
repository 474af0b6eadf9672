import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openAnswerCache } from "./answer-cache.ts";

const folders: string[] = [];

function checkout(isGit = true): string {
  const root = mkdtempSync(join(tmpdir(), "ctxfst-cache-"));
  folders.push(root);
  writeFileSync(join(root, "a.txt"), "a");
  if (isGit) {
    git(root, "init", "-q");
    git(root, "add", "a.txt");
  }
  return root;
}

function git(root: string, ...args: string[]): string {
  return execFileSync("git", ["-C", root, ...args], { encoding: "utf8" });
}

function entriesOf(root: string): string[] {
  const folder = join(root, ".ctxfst/cache");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(folder, name));
}

const ANSWER = { stdout: "fine\n", code: 1 };

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe("openAnswerCache", () => {
  it("gives back what was kept under a key, and nothing under another", () => {
    const cache = openAnswerCache(checkout(), {});
    cache?.write("key", ANSWER);
    expect(cache?.read("key")).toEqual(ANSWER);
    expect(cache?.read("other")).toBeNull();
  });

  it("leaves nothing for git to see", () => {
    const root = checkout();
    openAnswerCache(root, {})?.write("key", ANSWER);
    expect(git(root, "status", "--porcelain")).toBe("A  a.txt\n");
  });

  it("takes an entry that was changed or cut for none", () => {
    const root = checkout();
    const cache = openAnswerCache(root, {});
    cache?.write("key", ANSWER);
    const [file] = entriesOf(root) as [string];
    const text = readFileSync(file, "utf8");
    for (const damaged of [text.replace("fine", "fake"), text.slice(0, 40), "", "null", "[]"]) {
      writeFileSync(file, damaged);
      expect(cache?.read("key")).toBeNull();
    }
  });

  it("takes an entry of another key for none, whatever its file is called", () => {
    const root = checkout();
    const cache = openAnswerCache(root, {});
    cache?.write("key", ANSWER);
    const [file] = entriesOf(root) as [string];
    cache?.write("other", { stdout: "", code: 0 });
    const other = entriesOf(root).find((entry) => entry !== file) as string;
    writeFileSync(other, readFileSync(file));
    expect(cache?.read("other")).toBeNull();
  });

  it("is not there where git tracks the folder", () => {
    const root = checkout();
    openAnswerCache(root, {})?.write("key", ANSWER);
    git(root, "add", "-f", ".ctxfst/cache");
    expect(openAnswerCache(root, {})).toBeNull();
  });

  it("is not there where a submodule stands in its place", () => {
    const root = checkout();
    openAnswerCache(root, {})?.write("key", ANSWER);
    const folder = join(root, ".ctxfst/cache");
    git(folder, "init", "-q");
    git(
      folder,
      "-c",
      "user.name=a",
      "-c",
      "user.email=a@b",
      "commit",
      "-q",
      "--allow-empty",
      "-m",
      "x",
    );
    git(root, "add", "-f", ".ctxfst/cache");
    expect(git(root, "ls-files")).toBe(".ctxfst/cache\na.txt\n");
    expect(openAnswerCache(root, {})).toBeNull();
  });

  it("is not there where git tracks the folder in other letters", () => {
    const root = checkout();
    mkdirSync(join(root, ".CtxFST/Cache"), { recursive: true });
    writeFileSync(join(root, ".CtxFST/Cache/x.json"), "{}");
    git(root, "add", "-f", ".CtxFST");
    expect(openAnswerCache(root, {})).toBeNull();
  });

  it("is not there outside of git, nor in CI", () => {
    expect(openAnswerCache(checkout(false), {})).toBeNull();
    expect(openAnswerCache(checkout(), { CI: "true" })).toBeNull();
    expect(openAnswerCache(checkout(), { CI: "false" })).not.toBeNull();
  });

  it("follows no links, to its folder or to an entry", () => {
    const root = checkout();
    const elsewhere = checkout(false);
    mkdirSync(join(root, ".ctxfst"));
    symlinkSync(elsewhere, join(root, ".ctxfst/cache"));
    expect(openAnswerCache(root, {})).toBeNull();
    rmSync(join(root, ".ctxfst/cache"));
    const cache = openAnswerCache(root, {});
    cache?.write("key", ANSWER);
    const [file] = entriesOf(root) as [string];
    const target = join(elsewhere, "entry.json");
    writeFileSync(target, readFileSync(file));
    rmSync(file);
    symlinkSync(target, file);
    expect(cache?.read("key")).toBeNull();
    const before = readFileSync(target, "utf8");
    cache?.write("key", { stdout: "new", code: 0 });
    expect(readFileSync(target, "utf8")).toBe(before);
  });

  it("keeps the eight entries that were written last", () => {
    const root = checkout();
    const cache = openAnswerCache(root, {});
    for (let i = 0; i < 12; i += 1) cache?.write(`key ${i}`, ANSWER);
    expect(entriesOf(root)).toHaveLength(8);
  });

  it("does without a folder that cannot be made", () => {
    const root = checkout();
    writeFileSync(join(root, ".ctxfst"), "a file");
    expect(openAnswerCache(root, {})).toBeNull();
    expect(existsSync(join(root, ".ctxfst/cache"))).toBe(false);
  });
});
