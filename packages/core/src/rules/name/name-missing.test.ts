import { describe, expect, it } from "vitest";
import { applyEdits } from "../../base/text-edit.ts";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import { repositoryOf } from "../../testing/index.ts";
import { lint } from "../run-lint.ts";

const REST = "description: Does one small thing. Use when needed.\n---\n\n# Steps\n\nDo it.\n";

function fixed(folder: string, text: string): string | null {
  const repository = repositoryOf({ [`skills/${folder}/SKILL.md`]: text });
  const { findings } = lint(repository, DEFAULT_CONFIG, { only: new Set(["name-missing"]) });
  const fix = findings[0]?.fix ?? null;
  return fix === null ? null : applyEdits(text, fix.edits);
}

describe("the fix of name-missing", () => {
  it("puts the folder's name first", () => {
    expect(fixed("demo", `---\n${REST}`)).toBe(`---\nname: demo\n${REST}`);
  });

  it("keeps the line breaks of the file", () => {
    const text = `---\n${REST}`.replaceAll("\n", "\r\n");
    expect(fixed("demo", text)).toBe(`---\nname: demo\n${REST}`.replaceAll("\n", "\r\n"));
  });

  it.each([
    ["name:\n", "name: demo\n"],
    ["name: ~\n", "name: demo\n"],
    ['name: ""\n', "name: demo\n"],
    ["name: # later\n", "name: demo # later\n"],
  ])("fills %j in place", (before, after) => {
    expect(fixed("demo", `---\n${before}${REST}`)).toBe(`---\n${after}${REST}`);
  });

  it.each([
    ["true", 'name: "true"\n'],
    ["123", 'name: "123"\n'],
    ["2-demo", 'name: "2-demo"\n'],
  ])("quotes the name %s, which YAML may read as something else", (folder, line) => {
    expect(fixed(folder, `---\n${REST}`)).toBe(`---\n${line}${REST}`);
  });

  it("offers nothing where the folder has no valid name", () => {
    expect(fixed("My Demo", `---\n${REST}`)).toBeNull();
  });

  it("leaves a misspelt key to the rule that renames it", () => {
    expect(fixed("demo", `---\nnmae: demo\n${REST}`)).toBeNull();
  });

  it("writes no line into a map in braces", () => {
    expect(fixed("demo", "---\n{description: Does it. Use it.}\n---\n\nDo it.\n")).toBeNull();
  });
});
