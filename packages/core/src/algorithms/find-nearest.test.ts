import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";
import { findNearest } from "./find-nearest.ts";

/** Optimal string alignment as its definition says, without limits or short cuts. */
function wholeTable(a: string, b: string): number {
  const table: number[][] = [];
  const cell = (i: number, j: number): number => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= a.length; i += 1) {
    const row: number[] = [];
    table.push(row);
    for (let j = 0; j <= b.length; j += 1) {
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        i === 0 && j === 0 ? 0 : Number.POSITIVE_INFINITY,
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwap ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return cell(a.length, b.length);
}

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

  it("is what filling the whole table gives", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "-"), maxLength: 9 });
    fc.assert(
      fc.property(letters, letters, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(wholeTable(a, b), limit + 1));
      }),
      { numRuns: 2000 },
    );
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

  it("compares what differs where names share words", () => {
    expect(findNearest("close-automation", ["adobe-automation", "miro-automation"])).toBeNull();
    expect(findNearest("api-design", ["epic-design"])).toBeNull();
    expect(findNearest("step-3", ["step-2"])).toBeNull();
    expect(findNearest("canva-automation", ["canvas-automation"])).toBe("canvas-automation");
    expect(findNearest("relase-notes", ["release-notes"])).toBe("release-notes");
  });

  it("breaks a tie by code unit", () => {
    expect(findNearest("cast", ["cost", "cart"])).toBe("cart");
  });

  it("compares thousands of words with thousands", () => {
    const candidates = Array.from({ length: 3000 }, (_, i) => `reference-file-${i}.md`);
    const start = process.cpuUsage();
    for (let i = 0; i < 1000; i += 1) findNearest(`some-other-file-${i}.md`, candidates);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(1.5);
  });
});
