import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";
import { findNearest } from "./find-nearest.ts";

describe("editDistance", () => {
  it.each([
    ["", "", 0],
    ["a", "", 1],
    ["goal", "gaol", 1],
    ["goals", "goal", 1],
    ["kitten", "sitting", 3],
    ["ab", "ba", 1],
  ])("from %j to %j is %i", (a, b, distance) => {
    expect(editDistance(a, b, 5)).toBe(distance);
    expect(editDistance(b, a, 5)).toBe(distance);
  });

  it("stops above the limit", () => {
    expect(editDistance("abcdef", "uvwxyz", 2)).toBe(3);
    expect(editDistance("a", "aaaaaaaa", 2)).toBe(3);
  });
});

describe("findNearest", () => {
  it("finds a word with two letters swapped", () => {
    expect(findNearest("gaols", ["goals", "graph"])).toBe("goals");
  });

  it("finds a word in another letter case", () => {
    expect(findNearest("MAX-COST", ["max-cost", "max-steps"])).toBe("max-cost");
  });

  it("gives nothing for a word that is far from all", () => {
    expect(findNearest("plugins", ["goals", "graph", "world"])).toBeNull();
  });

  it("does not turn a short word into another one", () => {
    expect(findNearest("x", ["y", "z"])).toBeNull();
    expect(findNearest("ab", ["cd"])).toBeNull();
  });

  it("breaks a tie by code unit", () => {
    expect(findNearest("cast", ["cost", "cart"])).toBe("cart");
  });
});
