import { describe, expect, it } from "vitest";
import { InternalError } from "./errors.ts";
import { applyEdits, areDisjoint } from "./text-edit.ts";

const replace = (start: number, end: number, text: string) => ({ range: { start, end }, text });

describe("applyEdits", () => {
  it("replaces, inserts and deletes by offsets of the original text", () => {
    const edits = [replace(6, 11, "there"), replace(0, 0, "> "), replace(5, 6, "")];
    expect(applyEdits("hello world", edits)).toBe("> hellothere");
  });

  it("keeps the order of insertions at one place", () => {
    expect(applyEdits("x", [replace(0, 0, "a"), replace(0, 0, "b")])).toBe("abx");
  });

  it("refuses edits that overlap", () => {
    expect(() => applyEdits("abcdef", [replace(0, 3, ""), replace(2, 4, "")])).toThrow(
      InternalError,
    );
  });

  it("refuses an edit outside the text", () => {
    expect(() => applyEdits("ab", [replace(1, 5, "")])).toThrow(InternalError);
  });
});

describe("areDisjoint", () => {
  it("lets edits touch but not overlap", () => {
    expect(areDisjoint([replace(2, 4, ""), replace(0, 2, "")])).toBe(true);
    expect(areDisjoint([replace(0, 3, ""), replace(2, 4, "")])).toBe(false);
  });
});
