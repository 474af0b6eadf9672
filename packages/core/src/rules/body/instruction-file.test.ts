import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import { type FileTree, repositoryOf } from "../../testing/repository-of.ts";
import { lint } from "../run-lint.ts";

function argsOf(files: FileTree, vendored: readonly string[] = []): unknown[] {
  const config = { ...DEFAULT_CONFIG, vendored };
  const only = new Set(["instruction-file"]);
  return lint(repositoryOf(files, config), config, { only }).findings.map(({ file, args }) => ({
    file,
    ...args,
  }));
}

/** CLAUDE.md imports d1.md, that d2.md, and so on. */
function importChain(length: number): FileTree {
  const names = ["CLAUDE.md", ...Array.from({ length }, (_, i) => `d${i + 1}.md`)];
  return Object.fromEntries(
    names.map((name, i) => [name, i < length ? `@${names[i + 1]}\n` : "End.\n"]),
  );
}

describe("instruction-file", () => {
  it("follows five imports and reports the sixth", () => {
    expect(argsOf(importChain(5))).toEqual([]);
    expect(argsOf(importChain(6))).toEqual([
      { file: "d5.md", cause: "import-depth", path: "d6.md", limit: 5 },
    ]);
  });

  it("reports one circle once, wherever it is entered", () => {
    const files = { "CLAUDE.md": "@a/CLAUDE.md", "a/CLAUDE.md": "@../CLAUDE.md" };
    expect(argsOf(files)).toMatchObject([{ cause: "import-circular" }]);
  });

  it("takes an @ in AGENTS.md, which nothing imports, for text", () => {
    expect(argsOf({ "AGENTS.md": "@docs/gone.md" })).toEqual([]);
  });

  it("adds up what Codex reads from the root down", () => {
    const files = { "AGENTS.md": "x".repeat(20_000), "a/AGENTS.md": "é".repeat(10_000) };
    expect(argsOf(files)).toMatchObject([
      { file: "a/AGENTS.md", cause: "size", size: 40_000, limit: 32_768, files: 2 },
    ]);
  });

  it("says what a link to another one repeats once", () => {
    const text = "Run `npm run gone`.";
    const files = { "AGENTS.md": text, "CLAUDE.md": text, "package.json": '{"scripts":{}}' };
    expect(argsOf(files)).toMatchObject([{ file: "AGENTS.md", script: "gone" }]);
  });

  it.each([
    "Run `npm run gone --workspace web`.",
    "Run `npm run gone --if-present`.",
    "cd web && npm run gone",
    "There is no `npm run gone` any more.",
    "Run `npm run <name>` or `npm run gone:*`.",
    "Run `npm run build`, as root does.",
  ])("is quiet about %s", (text) => {
    const files = {
      "package.json": '{"scripts":{"build":"x"}}',
      "a/package.json": "{}",
      "a/AGENTS.md": text,
    };
    expect(argsOf(files)).toEqual([]);
  });

  it("takes a file that the text excuses once for excused", () => {
    const text = "Look into `src/notes.ts`.\n\nCreate `src/notes.ts` first.";
    expect(argsOf({ "AGENTS.md": text, "src/a.ts": "" })).toEqual([]);
    expect(argsOf({ "AGENTS.md": "Look into `src/notes.ts`.", "src/a.ts": "" })).toHaveLength(1);
  });

  it("leaves vendored folders and those of skills alone", () => {
    const files = {
      "lib/AGENTS.md": "[x](gone.md)",
      "skills/a/SKILL.md": "---\nname: a\ndescription: A.\n---\nA.",
      "skills/a/AGENTS.md": "[x](gone.md)",
    };
    expect(argsOf(files, ["lib"])).toEqual([]);
    expect(argsOf(files)).toHaveLength(1);
  });
});
