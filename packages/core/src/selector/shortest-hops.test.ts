import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Hop, shortestHops } from "./shortest-hops.ts";

const NAMES = ["a", "b", "c", "d", "e"];

const anyHops: fc.Arbitrary<ReadonlyMap<string, readonly Hop[]>> = fc
  .array(
    fc.record({
      from: fc.constantFrom(...NAMES),
      to: fc.constantFrom(...NAMES),
      weight: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 12 },
  )
  .map((list) => {
    const hops = new Map<string, Hop[]>(NAMES.map((name) => [name, []]));
    for (const { from, to, weight } of list) {
      hops.get(from)?.push({ to, weight, relation: `${from}${to}` });
    }
    return hops;
  });

describe("shortestHops", () => {
  it("leaves no hop that would be a short cut, and reaches nothing by a longer way", () => {
    fc.assert(
      fc.property(anyHops, (hops) => {
        const distances = shortestHops(["a"], hops);
        const distanceOf = (name: string): number =>
          distances.get(name)?.distance ?? Number.POSITIVE_INFINITY;
        for (const [from, list] of hops) {
          for (const { to, weight } of list) {
            expect(distanceOf(to)).toBeLessThanOrEqual(distanceOf(from) + weight);
          }
        }
        for (const [name, { distance }] of distances) {
          if (name === "a") continue;
          const reaching = [...hops].flatMap(([from, list]) =>
            list.filter(({ to }) => to === name).map(({ weight }) => distanceOf(from) + weight),
          );
          expect(Math.min(...reaching)).toBe(distance);
        }
      }),
    );
  });

  it("names the relation of the last hop", () => {
    const hops = new Map([
      ["goal", [{ to: "mid", weight: 1, relation: "REQUIRES" }]],
      ["mid", [{ to: "far", weight: 3, relation: "SIMILAR" }]],
    ]);
    expect(Object.fromEntries(shortestHops(["goal"], hops))).toEqual({
      goal: { distance: 0, relation: "" },
      mid: { distance: 1, relation: "REQUIRES" },
      far: { distance: 4, relation: "SIMILAR" },
    });
  });
});
