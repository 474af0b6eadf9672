import fc from "fast-check";
import { expect, it } from "vitest";
import { clearBit, createBitSet, hasBit, setBit } from "./bit-set.ts";

it("holds what was set and not cleared", () => {
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
      for (let index = 0; index < 100; index += 1) {
        expect(hasBit(bits, index)).toBe(model.has(index));
      }
    }),
  );
});
