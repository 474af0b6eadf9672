import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readChangedLines } from "./changed-lines.ts";

const PATH = process.env.PATH ?? "";
let folder: string;
let base: string;

function git(...args: string[]): string {
  const identity = [
    "-c",
    "user.name=t",
    "-c",
    "user.email=t@example.com",
    "-c",
    "commit.gpgsign=false",
  ];
  return execFileSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8" }).trim();
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "ctxfst-diff-")));
  git("init", "-q");
  mkdirSync(join(folder, "skills"));
  writeFileSync(join(folder, "skills/a.md"), "1\n2\n3\n");
  git("add", ".");
  git("commit", "-qm", "base");
  base = git("rev-parse", "HEAD");
  writeFileSync(join(folder, "skills/a.md"), "1\ntwo\n3\n4\n");
  writeFileSync(join(folder, "skills/é b.md"), "x\n");
  git("add", ".");
  git("commit", "-qm", "head");
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("readChangedLines", () => {
  it("gives the lines that differ from the base, paths from the root", () => {
    expect(Object.fromEntries(readChangedLines(folder, base, PATH) ?? [])).toEqual({
      "skills/a.md": [
        { start: 2, end: 2 },
        { start: 4, end: 4 },
      ],
      "skills/é b.md": [{ start: 1, end: 1 }],
    });
  });

  it("cannot say without a base, or with one that is not there", () => {
    expect(readChangedLines(folder, null, PATH)).toBeNull();
    expect(readChangedLines(folder, "1".repeat(40), PATH)).toBeNull();
  });

  it("cannot say outside of a repository", () => {
    expect(readChangedLines(tmpdir(), base, PATH)).toBeNull();
  });

  it("runs no program that the repository's attributes or settings name", () => {
    const proof = join(folder, "proof");
    writeFileSync(join(folder, ".gitattributes"), "* diff=evil\n");
    git("config", "diff.evil.command", `touch ${proof}; echo`);
    git("config", "diff.evil.textconv", `touch ${proof}; cat`);
    git("config", "core.fsmonitor", `touch ${proof}`);
    expect(readChangedLines(folder, base, PATH)?.size).toBe(2);
    expect(() => rmSync(proof)).toThrow();
  });
});
