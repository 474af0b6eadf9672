import fc from "fast-check";
import { expect, it } from "vitest";
import { clearBit, createBitSet, forEachBit, hasBit, setBit } from "./bit-set.ts";

it("holds what was set and not cleared, smallest first", () => {
  const change = fc.tuple(fc.boolean(), fc.nat(99));
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const bits = createBitSet(100);
      const model = new Set<number>();
      for (const [isSet, index] of changes) {
        if (isSet) {
          setBit(bits, index);
          model.add(index);
        } else {
          clearBit(bits, index);
          model.delete(index);
        }
      }
      const found: number[] = [];
      forEachBit(bits, (index) => found.push(index));
      expect(found).toEqual([...model].sort((a, b) => a - b));
      expect(found.every((index) => hasBit(bits, index))).toBe(true);
    }),
  );
});
