import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import { MAXIMUM_SKILL_BYTES } from "../../parser/decode-skill.ts";
import type { RepositoryFiles, SkippedInput } from "../../skill/repository.ts";
import { skillText } from "../../testing/skill-text.ts";
import { readRepositoryFiles } from "../read-repository-files.ts";
import { listChanges } from "./list-changes.ts";
import { readRepositoryFilesAt } from "./read-repository-files-at.ts";
import { mergeBase, resolveCommit } from "./resolve-commit.ts";

let base = "";
let root = "";

const git = (folder: string, ...args: string[]): string =>
  execFileSync(
    "git",
    ["-C", folder, "-c", "user.name=t", "-c", "user.email=t@example.com", ...args],
    {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    },
  );

function write(path: string, text: string = skillText({ name: "a" })): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function commit(): void {
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message", "step");
}

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "ctxfst-git-"));
  root = join(base, "repository");
  mkdirSync(root);
  git(root, "init", "--quiet", "--initial-branch=main");
});
afterEach(() => {
  rmSync(base, { recursive: true, force: true });
});

/** In one order, and bytes of one class. */
function comparable(files: RepositoryFiles): unknown {
  const bySkip = (a: SkippedInput, b: SkippedInput): number =>
    `${a.file} ${a.reason}` < `${b.file} ${b.reason}` ? -1 : 1;
  return {
    skills: files.skills.map(({ path, bytes }) => [path, Buffer.from(bytes).toString("latin1")]),
    paths: files.paths,
    skipped: [...files.skipped].sort(bySkip),
    texts: [...files.texts].sort(),
    sizes: [...files.sizes].sort(),
  };
}

describe("readRepositoryFilesAt", () => {
  it("finds what a clean checkout holds, links included", () => {
    write("skills/a/SKILL.md");
    write("skills/a/scripts/run.sh", "echo 1\n");
    write("skills/ü b/skill.md", skillText({ name: "b" }));
    write("skills/big/SKILL.md", "x".repeat(MAXIMUM_SKILL_BYTES + 5));
    write("installed/c/SKILL.md");
    write("installed/skills-lock.json", '{"skills":["c"]}');
    write("node_modules/x/SKILL.md");
    write("AGENTS.md", "Be good.\n");
    write("CLAUDE.md", "@docs/house.md\n");
    write("docs/house.md", "Keep quiet.\n");
    write("docs/other.md", "Nobody asks.\n");
    write("package.json", "{}");
    write(".claude-plugin/plugin.json", '{"name":"p"}');
    write("ctxfst.yaml", "version: 1\n");
    mkdirSync(join(root, ".claude"));
    symlinkSync("../skills", join(root, ".claude/skills"));
    symlinkSync("../..", join(root, "skills/a/up"));
    symlinkSync("SKILL.md", join(root, "skills/a/same.md"));
    symlinkSync("nowhere", join(root, "dangling"));
    symlinkSync("../outside", join(root, "outside"));
    mkdirSync(join(base, "outside"));
    commit();
    const config = { ...DEFAULT_CONFIG, file: "ctxfst.yaml" };
    expect(comparable(readRepositoryFilesAt(root, "HEAD", config))).toEqual(
      comparable(readRepositoryFiles(root, config)),
    );
  });

  it("reads the revision and not the work tree", () => {
    write("skills/a/SKILL.md", skillText({ name: "old" }));
    commit();
    write("skills/a/SKILL.md", skillText({ name: "new" }));
    write("skills/b/SKILL.md");
    const { skills } = readRepositoryFilesAt(root, "HEAD", DEFAULT_CONFIG);
    expect(skills.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()])).toEqual([
      ["skills/a/SKILL.md", skillText({ name: "old" })],
    ]);
  });

  it("reads below a folder alone when that is the root", () => {
    write("inner/skills/a/SKILL.md");
    write("other/SKILL.md");
    commit();
    const files = readRepositoryFilesAt(join(root, "inner"), "HEAD", DEFAULT_CONFIG);
    expect(files.paths).toEqual(["skills/", "skills/a/", "skills/a/SKILL.md"]);
  });

  it("finds nothing where the revision lacks the folder", () => {
    write("a/SKILL.md");
    commit();
    write("inner/SKILL.md");
    expect(readRepositoryFilesAt(join(root, "inner"), "HEAD", DEFAULT_CONFIG).paths).toEqual([]);
  });
});

describe("listChanges", () => {
  it("tells changed, new, untracked, deleted and renamed files", () => {
    write("same.md");
    write("changed.md");
    write("gone.md", "gone\n");
    write(
      "old/SKILL.md",
      skillText({ name: "moved", body: "# A\n\nSome longer text to know it by.\n" }),
    );
    write(".gitignore", "ignored.md\n");
    commit();
    write("changed.md", "changed\n");
    rmSync(join(root, "gone.md"));
    mkdirSync(join(root, "new"));
    git(root, "mv", "old/SKILL.md", "new/SKILL.md");
    write("untracked ü.md");
    write("ignored.md");
    expect(listChanges(root, "HEAD")).toEqual({
      base: resolveCommit(root, "HEAD"),
      files: ["changed.md", "new/SKILL.md", "untracked ü.md"],
      deleted: ["gone.md"],
      renames: [{ from: "old/SKILL.md", to: "new/SKILL.md" }],
    });
  });

  it("gives paths relative to a folder inside of the work tree", () => {
    write("inner/a.md");
    write("b.md");
    commit();
    write("inner/a.md", "1");
    write("b.md", "2");
    write("inner/new.md");
    expect(listChanges(join(root, "inner"), "HEAD").files).toEqual(["a.md", "new.md"]);
  });

  it("runs nothing that the repository's settings name", () => {
    write("a.md");
    write(".gitattributes", "*.md filter=trap diff=trap\n");
    commit();
    const trap = `touch ${join(base, "sprung")}; cat`;
    for (const key of [
      "filter.trap.clean",
      "filter.trap.process",
      "diff.trap.textconv",
      "diff.trap.command",
      "diff.external",
      "core.fsmonitor",
    ]) {
      git(root, "config", key, trap);
    }
    write("a.md", "changed\n");
    expect(listChanges(root, "HEAD").files).toEqual(["a.md"]);
    expect(existsSync(join(base, "sprung"))).toBe(false);
  });
});

describe("mergeBase", () => {
  it("is where HEAD left the base", () => {
    write("a.md", "1");
    commit();
    const start = resolveCommit(root, "main");
    git(root, "checkout", "--quiet", "-b", "topic");
    write("b.md", "1");
    commit();
    git(root, "checkout", "--quiet", "main");
    write("c.md", "1");
    commit();
    git(root, "checkout", "--quiet", "topic");
    expect(mergeBase(root, "main")).toBe(start);
  });

  it("says how to deepen a clone that does not reach back", () => {
    write("a.md", "1");
    commit();
    write("a.md", "2");
    commit();
    git(base, "clone", "--quiet", "--depth=1", `file://${root}`, join(base, "shallow"));
    expect(() => mergeBase(join(base, "shallow"), "HEAD~1")).toThrow(
      /there is no commit HEAD~1 here.*git fetch --unshallow.*fetch-depth: 0/,
    );
  });

  it("names the remote branch when only that is here", () => {
    write("a.md", "1");
    commit();
    git(base, "clone", "--quiet", root, join(base, "clone"));
    git(join(base, "clone"), "checkout", "--quiet", "-b", "topic");
    git(join(base, "clone"), "branch", "--quiet", "--delete", "main");
    expect(() => mergeBase(join(base, "clone"), "main")).toThrow(/origin\/main is one/);
  });

  it("never takes a revision for an option", () => {
    write("a.md", "1");
    commit();
    expect(() => resolveCommit(root, "--output=x")).toThrow("there is no commit --output=x here");
    expect(() => resolveCommit(root, "^HEAD")).toThrow("there is no commit ^HEAD here");
  });

  it("says so outside of git", () => {
    expect(() => mergeBase(base, "main")).toThrow(/not a git repository/);
  });
});
