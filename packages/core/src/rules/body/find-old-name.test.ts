import { describe, expect, it } from "vitest";
import { findOldName } from "./find-old-name.ts";

const count = (text: string, name: string, hasFolder = false): number =>
  findOldName(text, name, hasFolder).length;

describe("findOldName", () => {
  it.each([
    "Use close-item first.",
    "then `close-item`.",
    "run /close-item now",
    "see plugin:close-item",
    "skills/close-item/scripts/run.sh",
    "- close-item",
  ])("finds a name of several words: %s", (text) => {
    expect(count(text, "close-item")).toBe(1);
  });

  it.each([
    "Use close-items first.",
    "Use re-close-item first.",
    "entity:close-item",
    "run close-item.py",
    "@close-item",
    "formerly `close-item`",
    "It was renamed from **close-item**.",
  ])("leaves what only looks like it: %s", (text) => {
    expect(count(text, "close-item")).toBe(0);
  });

  it("leaves paths where the folder kept its name", () => {
    expect(count("skills/close-item/run.sh and close-item", "close-item", true)).toBe(1);
  });

  it("takes a name of one word only where it is marked", () => {
    expect(count("Please review the review of reviews.", "review")).toBe(0);
    expect(
      count("`review`, the review skill, the skill review, /review and skills/review/x", "review"),
    ).toBe(5);
  });
});
