import { expect, it } from "vitest";
import { packRows } from "./compressed-rows.ts";
import { topologicalOrder } from "./topological-order.ts";

it("leads every edge forwards and takes the smallest node that may come next", () => {
  expect(topologicalOrder(packRows([[], [0], [0], [1]]))).toEqual([2, 3, 1, 0]);
});

it("is null when there is a cycle", () => {
  expect(topologicalOrder(packRows([[1], [0], []]))).toBeNull();
});
