import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyEdits, indexLines, type Position } from "@ctxfst/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixEdits } from "./fix-edits.ts";
import { fixesPatch } from "./fix-patch.ts";

const fileOf = (text: string, path = "SKILL.md") => ({ from: "SKILL.md", path, text });
const TEXT = fc
  .array(fc.constantFrom("a", "b", "𝒳", "\n", "\r\n", "\r", "name: x\n", " "), { maxLength: 30 })
  .map((parts) => parts.join(""));
const MANY = (line: string): string => `${line}\n`.repeat(3_000);

/** The offset of a position: columns count code points. */
function offsetOf(text: string, { line, column }: Position): number {
  const start = indexLines(text).lineStart(line);
  return start + [...text.slice(start)].slice(0, column - 1).join("").length;
}

function applied(before: string, text: string): string {
  const edits = fixEdits(fileOf(text), before).edits.map((edit) => ({
    range: {
      start: offsetOf(before, edit.range.start),
      end: offsetOf(before, edit.range.end),
    },
    text: edit.text,
  }));
  return applyEdits(before, edits);
}

describe("fixEdits", () => {
  it("makes the old text into the new one", () => {
    fc.assert(
      fc.property(TEXT, TEXT, (before, text) => {
        expect(applied(before, text)).toBe(text);
      }),
    );
  });

  it("makes one edit of what is wholly rewritten", () => {
    expect(fixEdits(fileOf(MANY("b")), MANY("a")).edits).toHaveLength(1);
    expect(applied(MANY("a"), MANY("b")) === MANY("b")).toBe(true);
  });

  it("touches what changed and no more", () => {
    const { edits } = fixEdits(fileOf("a\nname: y\nb\n"), "a\nname: x\nb\n");
    expect(edits).toEqual([
      { range: { start: { line: 2, column: 7 }, end: { line: 2, column: 8 } }, text: "y" },
    ]);
  });

  it("says a new name, and nothing of the text where that stays", () => {
    expect(fixEdits(fileOf("a\n", "b/SKILL.md"), "a\n")).toEqual({
      file: "SKILL.md",
      rename: "b/SKILL.md",
      edits: [],
    });
  });
});

/** What git makes of a file with the patch. */
function patched(patch: string, before: string, path = "SKILL.md"): string {
  const folder = mkdtempSync(join(tmpdir(), "ctxfst-patch-"));
  try {
    writeFileSync(join(folder, "SKILL.md"), before);
    execFileSync("git", ["apply", "--whitespace=nowarn", "-"], { cwd: folder, input: patch });
    return readFileSync(join(folder, path), "utf8");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("fixesPatch", () => {
  it("is a patch that git applies", () => {
    fc.assert(
      fc.property(TEXT, TEXT, (before, text) => {
        // Git takes a file that becomes empty for one that is deleted.
        fc.pre(before !== "" && text !== "" && before !== text);
        expect(
          patched(
            fixesPatch([fileOf(text)], () => before),
            before,
          ),
        ).toBe(text);
      }),
      { numRuns: 40 },
    );
  });

  it("is one hunk where a text is wholly rewritten", () => {
    const before = `head\n${MANY("a")}tail`;
    const text = `head\n${MANY("b")}end`;
    const patch = fixesPatch([fileOf(text)], () => before);
    expect(patch.match(/^@@/gm)).toHaveLength(1);
    expect(patched(patch, before) === text).toBe(true);
  });

  it("renames, with or without a new text, after all other files", () => {
    const files = [
      { from: "a/skill.md", path: "a/SKILL.md", text: "a\n" },
      { from: "b/SKILL.md", path: "b/SKILL.md", text: "new\n" },
    ];
    const patch = fixesPatch(files, (file) => (file === "a/skill.md" ? "a\n" : "old\n"));
    expect(patch).toBe(
      "--- a/b/SKILL.md\n+++ b/b/SKILL.md\n@@ -1,1 +1,1 @@\n-old\n+new\ndiff --git a/a/skill.md b/a/SKILL.md\nrename from a/skill.md\nrename to a/SKILL.md\n",
    );
    const renamed = fixesPatch([fileOf("new\n", "Other.md")], () => "old\n");
    expect(patched(renamed, "old\n", "Other.md")).toBe("new\n");
  });

  it("quotes a name that would break a line", () => {
    const file = { from: 'a\n"b\u001b', path: 'a\n"b\u001b', text: "new\n" };
    const patch = fixesPatch([file], () => "old\n");
    expect(patch.split("\n", 1)).toEqual(['--- "a/a\\012\\"b\\033"']);
  });
});
