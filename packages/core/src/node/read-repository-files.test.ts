import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Config, DEFAULT_CONFIG } from "../config/config.ts";
import { buildRepository } from "../skill/build-repository.ts";
import { skillText } from "../testing/skill-text.ts";
import { readRepositoryFiles } from "./read-repository-files.ts";

let base = "";
let root = "";

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "ctxfst-"));
  root = join(base, "repository");
  mkdirSync(root);
});
afterEach(() => {
  rmSync(base, { recursive: true, force: true });
});

function write(path: string, text: string = skillText({ name: "a" })): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const git = (...args: string[]): void => {
  const identity = [
    "-c",
    "user.name=t",
    "-c",
    "user.email=t@example.com",
    "-c",
    "init.defaultBranch=main",
  ];
  execFileSync("git", ["-C", root, ...identity, ...args], { stdio: "ignore" });
};

const read = (config: Partial<Config> = {}) =>
  readRepositoryFiles(root, { ...DEFAULT_CONFIG, ...config });
const skills = (config: Partial<Config> = {}): string[] =>
  read(config).skills.map(({ path }) => path);
const skipped = (config: Partial<Config> = {}): string[] =>
  read(config).skipped.map(({ file, reason }) => `${reason} ${file}`);

describe("finding skills", () => {
  it("takes every letter case, every depth and nested skills", () => {
    for (const path of [
      "SKILL.md",
      "skills/a/skill.md",
      "skills/b/Skill.MD",
      "skills/a/inner/SKILL.md",
      ".claude/skills/c/SKILL.md",
    ]) {
      write(path);
    }
    write("skills/a/SKILLS.md");
    expect(skills()).toEqual([
      ".claude/skills/c/SKILL.md",
      "SKILL.md",
      "skills/a/inner/SKILL.md",
      "skills/a/skill.md",
      "skills/b/Skill.MD",
    ]);
  });

  it("lists every other file and folder for link checks", () => {
    write("skills/a/SKILL.md");
    write("skills/a/references/b.md", "x");
    expect(read().paths).toEqual([
      "skills/",
      "skills/a/",
      "skills/a/SKILL.md",
      "skills/a/references/",
      "skills/a/references/b.md",
    ]);
  });

  it("keeps to the globs of the config", () => {
    write("skills/a/SKILL.md");
    write("other/b/SKILL.md");
    expect(skills({ skills: ["skills/*/SKILL.md"] })).toEqual(["skills/a/SKILL.md"]);
    expect(skills({ skills: ["./other/"] })).toEqual(["other/b/SKILL.md"]);
  });

  it("leaves out node_modules and the skills of a lock file, and counts the latter", () => {
    write("node_modules/x/SKILL.md");
    write(".agents/skills/installed/SKILL.md");
    write(".agents/skills/own/SKILL.md");
    write("skills-lock.json", '{"version":1,"skills":{"installed":{"source":"x/y"}}}');
    expect(skills()).toEqual([".agents/skills/own/SKILL.md"]);
    expect(skipped()).toEqual(["lock-file .agents/skills/installed/SKILL.md"]);
  });

  it("leaves out skills in test data and backups, and counts them", () => {
    write("skills/a/SKILL.md");
    write("tests/fixtures/broken/SKILL.md");
    write("backups/old/skills/a/SKILL.md");
    expect(skills()).toEqual(["skills/a/SKILL.md"]);
    expect(skipped()).toEqual([
      "sample backups/old/skills/a/SKILL.md",
      "sample tests/fixtures/broken/SKILL.md",
    ]);
  });

  it("leaves out templates whose name is yet to be written", () => {
    write("templates/skill/SKILL.md", "---\nname: [TODO: name]\ndescription: Does things.\n---\n");
    write("templates/web/skills/a/SKILL.md");
    expect(skills()).toEqual(["templates/web/skills/a/SKILL.md"]);
    expect(skipped()).toEqual(["sample templates/skill/SKILL.md"]);
  });

  it("reads skills in test data that the config names", () => {
    write("tests/fixtures/broken/SKILL.md");
    expect(skills({ skills: ["tests/fixtures"] })).toEqual(["tests/fixtures/broken/SKILL.md"]);
  });

  it("survives a lock file that is no JSON", () => {
    write("skills/a/SKILL.md");
    write("skills-lock.json", "<<<<<<<");
    expect(skills()).toEqual(["skills/a/SKILL.md"]);
  });

  it("refuses a root that is not there", () => {
    expect(() => readRepositoryFiles(join(base, "missing"), DEFAULT_CONFIG)).toThrow(
      "does not exist",
    );
  });
});

describe("what git ignores", () => {
  it("is left out outside git too, and its skills are counted", () => {
    write(".gitignore", "build/\n/skills/b\n*.log\n");
    write("build/x/SKILL.md");
    write("skills/a/SKILL.md");
    write("skills/b/SKILL.md");
    write("skills/a/debug.log", "x");
    expect(skills()).toEqual(["skills/a/SKILL.md"]);
    expect(skipped()).toEqual(["git-ignored build/x/SKILL.md", "git-ignored skills/b/SKILL.md"]);
    expect(read().paths).not.toContain("skills/a/debug.log");
  });

  it("follows deeper files over higher ones", () => {
    write(".gitignore", "SKILL.md\n");
    write("skills/.gitignore", "!a/SKILL.md\n");
    write("skills/a/SKILL.md");
    write("skills/b/SKILL.md");
    expect(skills()).toEqual(["skills/a/SKILL.md"]);
  });

  it("reads .git/info/exclude", () => {
    write(".git/info/exclude", "private/\n");
    write("private/a/SKILL.md");
    expect(skills()).toEqual([]);
  });

  it("includes the rules above a root that is a folder of a working tree", () => {
    git("init", "-q");
    write(".gitignore", "build/\n/packages/x/private/\n");
    for (const folder of ["build", "private", "skills"]) write(`packages/x/${folder}/a/SKILL.md`);
    const files = readRepositoryFiles(join(root, "packages/x"), DEFAULT_CONFIG);
    expect(files.skills.map(({ path }) => path)).toEqual(["skills/a/SKILL.md"]);
  });

  it("does not hide a root that is ignored itself", () => {
    git("init", "-q");
    write(".gitignore", "build/\n");
    write("build/x/SKILL.md");
    const files = readRepositoryFiles(join(root, "build"), DEFAULT_CONFIG);
    expect(files.skills.map(({ path }) => path)).toEqual(["x/SKILL.md"]);
  });

  it.each(["2", "4"])("keeps what git tracks all the same (index version %s)", (version) => {
    write(".gitignore", ".claude/\n");
    write(".claude/skills/a/SKILL.md");
    git("init", "-q");
    git("update-index", "--index-version", version);
    git("add", "-f", ".claude/skills/a/SKILL.md", ".gitignore");
    write(".claude/skills/b/SKILL.md");
    expect(skills()).toEqual([".claude/skills/a/SKILL.md"]);
    expect(skipped()).toEqual(["git-ignored .claude/skills/b/SKILL.md"]);
  });
});

describe("symbolic links", () => {
  it("are followed inside the repository, and a skill counts once", () => {
    write("skills/a/SKILL.md");
    mkdirSync(join(root, ".claude"));
    symlinkSync("../skills", join(root, ".claude/skills"));
    expect(skills()).toEqual(["skills/a/SKILL.md"]);
    expect(skipped()).toEqual(["duplicate-link .claude/skills"]);
  });

  it("to a folder that the walk does not enter by itself show their own path", () => {
    write("node_modules/pack/skills/a/SKILL.md");
    symlinkSync("node_modules/pack/skills", join(root, "skills"));
    const { skills: found } = read();
    expect(found.map(({ path, symlink }) => [path, symlink])).toEqual([
      ["skills/a/SKILL.md", "node_modules/pack/skills/a/SKILL.md"],
    ]);
  });

  it("leave their own paths in the list, so that links through them resolve", () => {
    write("shared/notes.md", "x");
    write("skills/a/SKILL.md");
    symlinkSync("../../shared", join(root, "skills/a/references"));
    expect(read().paths).toContain("skills/a/references/notes.md");
  });

  it("to a file inside count once", () => {
    write("shared.md");
    write("skills/a/SKILL.md");
    mkdirSync(join(root, "skills/b"));
    symlinkSync("../a/SKILL.md", join(root, "skills/b/SKILL.md"));
    expect(skills()).toEqual(["skills/a/SKILL.md"]);
    expect(skipped()).toEqual(["duplicate-link skills/b/SKILL.md"]);
  });

  it("that leave the repository are not followed, and recorded", () => {
    mkdirSync(join(base, "outside"));
    writeFileSync(join(base, "outside/SKILL.md"), skillText({ name: "secret" }));
    symlinkSync(join(base, "outside"), join(root, "linked"));
    write("skills/a/SKILL.md");
    symlinkSync("/etc/passwd", join(root, "skills/a/notes.md"));
    const files = read();
    expect(files.skills.map(({ path }) => path)).toEqual(["skills/a/SKILL.md"]);
    expect(files.skipped.map(({ reason }) => reason)).toEqual([
      "symlink-outside",
      "symlink-outside",
    ]);
    expect([...buildRepository(files, DEFAULT_CONFIG).symlinks]).toEqual([
      ["linked", "outside"],
      ["skills/a/notes.md", "outside"],
    ]);
  });

  it("that lead into .git are not followed, be it for a skill or for the graph", () => {
    mkdirSync(join(root, ".git"), { recursive: true });
    writeFileSync(join(root, ".git/config"), "token");
    mkdirSync(join(root, "skills/a"), { recursive: true });
    symlinkSync("../../.git/config", join(root, "skills/a/SKILL.md"));
    symlinkSync(".git", join(root, "linked"));
    symlinkSync(".git/config", join(root, "entity-graph.json"));
    const files = read();
    expect(files.skills).toEqual([]);
    expect(files.texts.get("entity-graph.json")).toBeUndefined();
    expect(files.skipped.map(({ reason }) => reason)).toEqual(Array(3).fill("symlink-outside"));
  });

  it("that form a loop end", () => {
    write("skills/a/SKILL.md");
    symlinkSync("..", join(root, "skills/up"));
    symlinkSync("self", join(root, "self"));
    symlinkSync("nowhere", join(root, "broken"));
    expect(skills()).toEqual(["skills/a/SKILL.md"]);
    expect(skipped().sort()).toEqual([
      "symlink-loop self",
      "symlink-loop skills/up",
      "unreadable broken",
    ]);
  });
});

describe("files that cannot be read as they are", () => {
  it("waits for no pipe in place of a .gitignore", () => {
    write("skills/a/SKILL.md");
    execFileSync("mkfifo", [join(root, "skills/.gitignore")]);
    expect(skills()).toEqual(["skills/a/SKILL.md"]);
  });

  it("leaves a pipe alone", () => {
    mkdirSync(join(root, "skills/a"), { recursive: true });
    execFileSync("mkfifo", [join(root, "skills/a/SKILL.md")]);
    expect(skills()).toEqual([]);
    expect(skipped()).toEqual(["not-a-file skills/a/SKILL.md"]);
  });

  it.skipIf(process.getuid?.() === 0)("reports a file without permission", () => {
    write("skills/a/SKILL.md");
    chmodSync(join(root, "skills/a/SKILL.md"), 0);
    expect(skipped()).toEqual(["unreadable skills/a/SKILL.md"]);
  });

  it("hands a file over the size limit to the parser, which reports it", () => {
    write("skills/a/SKILL.md", "x".repeat(3 * 1024 * 1024));
    const { skills: found } = buildRepository(read(), DEFAULT_CONFIG);
    expect(
      found.map(({ name, document }) => [name, document.problems.map(({ code }) => code)]),
    ).toEqual([["a", ["resource-limit"]]]);
  });

  it("stops at the limit of paths and says so", () => {
    for (let i = 0; i < 20; i += 1) write(`skills/s${i}/SKILL.md`);
    const files = readRepositoryFiles(root, DEFAULT_CONFIG, { paths: 10 });
    expect(files.paths).toHaveLength(10);
    expect(files.skipped.map(({ reason }) => reason)).toEqual(["limit"]);
  });
});

it("loads the texts of config, graph, world and manifests", () => {
  for (const path of [
    "ctxfst.yaml",
    "entity-graph.json",
    "world-state.json",
    "plugins/a/.claude-plugin/plugin.json",
    "other.json",
  ]) {
    write(path, "{}");
  }
  expect([...read({ file: "ctxfst.yaml" }).texts.keys()]).toEqual([
    "ctxfst.yaml",
    "entity-graph.json",
    "plugins/a/.claude-plugin/plugin.json",
    "world-state.json",
  ]);
});

it("reads a world file that git ignores, and none outside the checkout", () => {
  write(".gitignore", "world-state.json\n");
  write("world-state.json", "{}");
  writeFileSync(join(base, "outside.json"), "{}");
  const graph = { ...DEFAULT_CONFIG.graph, file: "../outside.json", isConfigured: true };
  expect([...read({ graph }).texts.keys()]).toEqual(["world-state.json"]);
});
