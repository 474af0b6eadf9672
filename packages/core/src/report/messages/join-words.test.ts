import { describe, expect, it } from "vitest";
import { joinWords } from "./join-words.ts";

describe("joinWords", () => {
  it.each([
    [[], ""],
    [["a"], "a"],
    [["a", "b"], "a and b"],
    [["a", "b", "c"], "a, b and c"],
    [["a", "b", "c", "d", "e", "f", "g"], "a, b, c, d, e and 2 more"],
  ])("writes %j as %j", (words, text) => expect(joinWords(words)).toBe(text));

  it("takes another conjunction", () => expect(joinWords(["a", "b"], "or")).toBe("a or b"));
});
