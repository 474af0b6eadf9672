import fc from "fast-check";
import { expect, it } from "vitest";
import { MinHeap } from "./min-heap.ts";

const entries = fc.array(fc.tuple(fc.nat(20), fc.nat(50)), { maxLength: 300 });

it("gives entries by key and equal keys by item", () => {
  fc.assert(
    fc.property(entries, (pairs) => {
      const heap = new MinHeap();
      for (const [key, item] of pairs) heap.push(key, item);
      const popped: [number, number][] = [];
      for (let item = heap.pop(); item >= 0; item = heap.pop()) popped.push([heap.key, item]);
      const sorted = [...pairs].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      expect(popped).toEqual(sorted);
    }),
  );
});

it("is empty after clear", () => {
  const heap = new MinHeap();
  heap.push(1, 1);
  heap.clear();
  expect([heap.size, heap.pop()]).toEqual([0, -1]);
});
