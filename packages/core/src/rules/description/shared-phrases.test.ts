import { describe, expect, it } from "vitest";
import { sharedPhrases } from "./shared-phrases.ts";

describe("sharedPhrases", () => {
  it("leaves words with blanks between them as they are", () => {
    expect(sharedPhrases(["error", "tracking"], "error tracking", "tracking error")).toEqual([
      "error",
      "tracking",
    ]);
  });

  it("widens pairs of signs to what both texts say, once", () => {
    const [first, second] = ["用于视频处理、音频编辑。", "需要视频处理时使用，音频编辑。"];
    expect(sharedPhrases(["频处", "处理", "音频", "频编"], first, second)).toEqual([
      "视频处理",
      "音频编辑",
    ]);
  });

  it("keeps a pair that only stands in a text after normalization", () => {
    expect(sharedPhrases(["処理"], "処 理", "処理")).toEqual(["処理"]);
  });
});
