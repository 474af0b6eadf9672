import { describe, expect, it } from "vitest";
import { isDense, weighText, wordsOf } from "./description-words.ts";

describe("wordsOf", () => {
  it("gives words in lower case, without what stands between them", () => {
    expect(wordsOf("Splits PDF-files (v2)!")).toEqual(["splits", "pdf", "files", "v2"]);
  });

  it("cuts scripts without blanks into overlapping pairs", () => {
    expect(wordsOf("整理笔记")).toEqual(["整理", "理笔", "笔记"]);
  });

  it("parts Latin words from the signs around them", () => {
    expect(wordsOf("用PDF工具")).toEqual(["用", "pdf", "工具"]);
  });

  it("takes forms of one sign for the same sign", () => {
    expect(wordsOf("ＰＤＦ")).toEqual(["pdf"]);
  });

  it("finds no words in a text without letters", () => {
    expect(wordsOf("… -- 🦀")).toEqual([]);
  });
});

describe("weighText", () => {
  it("counts a sign of a script without blanks twice", () => {
    expect(weighText("整理 a")).toBe(6);
  });

  it("counts code points, not code units", () => {
    expect(weighText("🦀🦀")).toBe(2);
  });
});

describe("isDense", () => {
  it("tells pairs of signs from words", () => {
    expect([isDense("整理"), isDense("pdf")]).toEqual([true, false]);
  });
});
