import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../config/config.ts";
import { readRepositoryFiles } from "./read-repository-files.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "ctxfst-texts-"));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe("readSkillTexts", () => {
  it("reads the prose and the scripts of skills, and instruction files", () => {
    write("skills/a/SKILL.md", "---\nname: a\n---\n");
    write("skills/a/references/one.md", "One.");
    write("skills/a/scripts/run.py", "print(1)");
    write("skills/a/data.bin", "1234");
    write("docs/other.md", "Other.");
    write("packages/a/AGENTS.md", "Use npm test.");
    write("package.json", "{}");
    const { texts } = readRepositoryFiles(root, DEFAULT_CONFIG);
    expect([...texts]).toEqual([
      ["package.json", "{}"],
      ["packages/a/AGENTS.md", "Use npm test."],
      ["skills/a/references/one.md", "One."],
      ["skills/a/scripts/run.py", "print(1)"],
    ]);
  });

  it("reads scripts without an extension", () => {
    write("skills/a/SKILL.md", "---\nname: a\n---\n");
    write("skills/a/scripts/run", "#!/bin/sh");
    write("skills/a/LICENSE", "MIT");
    const { texts } = readRepositoryFiles(root, DEFAULT_CONFIG);
    expect([...texts]).toEqual([["skills/a/scripts/run", "#!/bin/sh"]]);
  });

  it("gives the size of everything that a skill brings along", () => {
    write("skills/a/SKILL.md", "---\nname: a\n---\n");
    write("skills/a/data.bin", "1234");
    write("docs/other.md", "Other.");
    const { sizes } = readRepositoryFiles(root, DEFAULT_CONFIG);
    expect([...sizes]).toEqual([
      ["skills/a/SKILL.md", 16],
      ["skills/a/data.bin", 4],
    ]);
  });

  it("leaves out what is too long to be read through", () => {
    write("skills/a/SKILL.md", "---\nname: a\n---\n");
    write("skills/a/long.md", "x".repeat(300 * 1024));
    const { texts, skipped } = readRepositoryFiles(root, DEFAULT_CONFIG);
    expect(texts.size).toBe(0);
    expect(skipped).toEqual([]);
  });

  it("reads what instruction files import, and what that imports", () => {
    write("CLAUDE.md", "@docs/one.md and `@docs/three.md`");
    write("docs/one.md", "@two.md");
    write("docs/two.md", "@one.md");
    write("docs/three.md", "Three.");
    const { texts } = readRepositoryFiles(root, DEFAULT_CONFIG);
    expect([...texts.keys()]).toEqual(["CLAUDE.md", "docs/one.md", "docs/two.md"]);
  });

  it("reads long instruction files, since their length matters", () => {
    write("AGENTS.md", "x".repeat(300 * 1024));
    const { texts } = readRepositoryFiles(root, DEFAULT_CONFIG);
    expect([...texts.keys()]).toEqual(["AGENTS.md"]);
  });
});
