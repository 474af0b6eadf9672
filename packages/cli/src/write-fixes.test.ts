import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FileChange, writeFixes } from "./write-fixes.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "ctxfst-fixes-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const git = (...args: string[]): string =>
  execFileSync("git", ["-c", "user.email=a@example.com", "-c", "user.name=a", ...args], {
    cwd: root,
    encoding: "utf8",
  });
const change = (from: string, before: string, text: string, path = from): FileChange => ({
  file: { from, path, text },
  source: { path: from, bytes: new TextEncoder().encode(before), symlink: null },
});

describe("writeFixes", () => {
  it("writes new text and leaves nothing beside it", () => {
    put("a/SKILL.md", "old\n");
    writeFixes(root, [change("a/SKILL.md", "old\n", "new\n")]);
    expect(read("a/SKILL.md")).toBe("new\n");
    expect(readdirSync(join(root, "a"))).toEqual(["SKILL.md"]);
  });

  it("renames in git's index, with the text written and not staged", () => {
    put("a/skill.md", "old\n");
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "base");
    writeFixes(root, [change("a/skill.md", "old\n", "new\n", "a/SKILL.md")]);
    expect(readdirSync(join(root, "a"))).toEqual(["SKILL.md"]);
    expect(git("status", "--short")).toBe("RM a/skill.md -> a/SKILL.md\n");
    expect(read("a/SKILL.md")).toBe("new\n");
  });

  it("writes nothing where git cannot move a file: it has conflicts, or the index is locked", () => {
    put("a/SKILL.md", "old\n");
    put("b/skill.md", "old\n");
    git("init", "-q", "-b", "main");
    git("add", ".");
    git("commit", "-qm", "base");
    const changes = [
      change("a/SKILL.md", "old\n", "new\n"),
      change("b/skill.md", "old\n", "new\n", "b/SKILL.md"),
    ];
    put(".git/index.lock", "");
    expect(() => writeFixes(root, changes)).toThrow(/cannot be renamed: Unable to create .*exists/);
    rmSync(join(root, ".git/index.lock"));
    const blob = git("hash-object", "-w", "b/skill.md").trim();
    const stages = [1, 2, 3].map((stage) => `100644 ${blob} ${stage}\tb/skill.md\n`).join("");
    git("rm", "-q", "--cached", "b/skill.md");
    execFileSync("git", ["update-index", "--index-info"], { cwd: root, input: stages });
    expect(() => writeFixes(root, changes)).toThrow(/cannot be renamed: conflicted$/);
    expect(read("a/SKILL.md")).toBe("old\n");
  });

  it("renames on disk alone what git does not follow", () => {
    put("a/skill.md", "old\n");
    git("init", "-q");
    writeFixes(root, [change("a/skill.md", "old\n", "old\n", "a/SKILL.md")]);
    expect(readdirSync(join(root, "a"))).toEqual(["SKILL.md"]);
    expect(git("status", "--short")).toBe("?? a/\n");
  });

  it("takes names in git for names, not for patterns", () => {
    put("[a]*/skill.md", "old\n");
    put("a/skill.md", "other\n");
    git("init", "-q");
    git("add", ".");
    writeFixes(root, [change("[a]*/skill.md", "old\n", "old\n", "[a]*/SKILL.md")]);
    expect(git("ls-files", "-z")).toBe("[a]*/SKILL.md\0a/skill.md\0");
  });

  it.each<[string, () => void, FileChange, RegExp]>([
    [
      "a taken name",
      () => put("b/SKILL.md", "other\n"),
      change("b/skill.md", "old\n", "new\n", "b/SKILL.md"),
      /is there already/,
    ],
    [
      "a file that changed since",
      () => put("b/skill.md", "edited\n"),
      change("b/skill.md", "old\n", "new\n"),
      /changed since/,
    ],
    [
      "a file that is gone",
      () => rmSync(join(root, "b/skill.md")),
      change("b/skill.md", "old\n", "new\n"),
      /gone/,
    ],
    [
      "a read-only file",
      () => chmodSync(join(root, "b/skill.md"), 0o444),
      change("b/skill.md", "old\n", "new\n"),
      /read-only/,
    ],
  ])("writes nothing at all for %s", (_, prepare, refused, reason) => {
    put("a/SKILL.md", "old\n");
    put("b/skill.md", "old\n");
    prepare();
    const first = change("a/SKILL.md", "old\n", "new\n");
    expect(() => writeFixes(root, [first, refused])).toThrow(reason);
    expect(read("a/SKILL.md")).toBe("old\n");
  });

  it("renames a read-only file, whose text stays", () => {
    put("a/skill.md", "old\n");
    chmodSync(join(root, "a/skill.md"), 0o444);
    writeFixes(root, [change("a/skill.md", "old\n", "old\n", "a/SKILL.md")]);
    expect(existsSync(join(root, "a/SKILL.md"))).toBe(true);
  });

  it("writes through a link to the file that it names", () => {
    put("real/SKILL.md", "old\n");
    mkdirSync(join(root, "a"));
    symlinkSync("../real/SKILL.md", join(root, "a/SKILL.md"));
    writeFixes(root, [change("a/SKILL.md", "old\n", "new\n")]);
    expect(lstatSync(join(root, "a/SKILL.md")).isSymbolicLink()).toBe(true);
    expect(read("real/SKILL.md")).toBe("new\n");
  });

  it("has the old name still where the rename fails", () => {
    put("a/skill.md", "old\n");
    const rename = change("a/skill.md", "old\n", "old\n", "none/SKILL.md");
    expect(() => writeFixes(root, [rename])).toThrow(/cannot be renamed/);
    expect(readdirSync(join(root, "a"))).toEqual(["skill.md"]);
  });
});
