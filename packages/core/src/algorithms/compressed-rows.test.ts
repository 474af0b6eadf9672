import fc from "fast-check";
import { expect, it } from "vitest";
import { invertRows, packRows, rowOf } from "./compressed-rows.ts";

it("keeps every row in order", () => {
  const rows = packRows([[3, 1], [], [2]]);
  expect([0, 1, 2].map((i) => [...rowOf(rows, i)])).toEqual([[3, 1], [], [2]]);
});

it("inverts to the rows that hold an item", () => {
  expect([0, 1, 2].map((i) => [...rowOf(invertRows(packRows([[0, 2], [2], []]), 3), i)])).toEqual([
    [0],
    [],
    [0, 1],
  ]);
});

it("gives the sorted rows back when inverted twice", () => {
  const lists = fc.array(fc.uniqueArray(fc.nat(9)));
  fc.assert(
    fc.property(lists, (rows) => {
      const twice = invertRows(invertRows(packRows(rows), 10), rows.length);
      const sorted = rows.map((row) => [...row].sort((a, b) => a - b));
      expect(rows.map((_, i) => [...rowOf(twice, i)])).toEqual(sorted);
    }),
  );
});
