import { describe, expect, it } from "vitest";
import { shannonEntropy } from "./shannon-entropy.ts";

describe("shannonEntropy", () => {
  it("is nothing for one letter and for no text", () => {
    expect(shannonEntropy("aaaa")).toBe(0);
    expect(shannonEntropy("")).toBe(0);
  });

  it("is the number of bits that tell equally frequent letters apart", () => {
    expect(shannonEntropy("abcd")).toBe(2);
    expect(shannonEntropy("abababab")).toBe(1);
  });
});
