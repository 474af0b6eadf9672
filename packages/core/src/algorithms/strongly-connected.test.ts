import fc from "fast-check";
import { expect, it } from "vitest";
import { packRows } from "./compressed-rows.ts";
import { stronglyConnected } from "./strongly-connected.ts";

function reaches(lists: readonly (readonly number[])[], from: number): Set<number> {
  const seen = new Set([from]);
  for (const node of seen) for (const next of lists[node] ?? []) seen.add(next);
  return seen;
}

it("puts two nodes together exactly when each reaches the other", () => {
  const graph = fc.array(fc.array(fc.nat(7), { maxLength: 3 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(graph, (lists) => {
      const reach = lists.map((_, node) => reaches(lists, node));
      const component = new Map<number, number>();
      stronglyConnected(packRows(lists)).forEach((members, i) => {
        for (const member of members) component.set(member, i);
      });
      for (const [a, fromA] of reach.entries()) {
        for (const [b, fromB] of reach.entries()) {
          expect(component.get(a) === component.get(b)).toBe(fromA.has(b) && fromB.has(a));
        }
      }
    }),
  );
});

it("gives a component after all that it leads to", () => {
  expect(stronglyConnected(packRows([[1], [2, 0], [3], []]))).toEqual([[3], [2], [0, 1]]);
});

it("does not overflow the stack on a long chain", () => {
  const chain = Array.from({ length: 200_000 }, (_, i) => (i < 199_999 ? [i + 1] : []));
  expect(stronglyConnected(packRows(chain))).toHaveLength(200_000);
});
