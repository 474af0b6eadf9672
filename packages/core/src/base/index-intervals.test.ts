import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexIntervals } from "./index-intervals.ts";

describe("indexIntervals", () => {
  it("finds what a search through all of them finds", () => {
    const interval = fc.record({ start: fc.nat(20), length: fc.nat(8) });
    fc.assert(
      fc.property(fc.array(interval), fc.nat(30), (intervals, place) => {
        const items = intervals.map(({ start, length }) => ({ start, end: start + length }));
        const find = indexIntervals(items, (item) => item);
        const holding = items.filter(({ start, end }) => start <= place && place < end);
        expect(find(place)).toEqual(holding.sort((a, b) => a.start - b.start));
      }),
    );
  });
});
