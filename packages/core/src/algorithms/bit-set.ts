/** Bits in 32-bit words; the caller knows how many there are. */
export type BitSet = Uint32Array;

export function createBitSet(size: number): BitSet {
  return new Uint32Array((size + 31) >>> 5);
}

export function hasBit(set: BitSet, index: number): boolean {
  return (((set[index >>> 5] as number) >>> (index & 31)) & 1) === 1;
}

export function setBit(set: BitSet, index: number): void {
  const word = index >>> 5;
  set[word] = (set[word] as number) | (1 << (index & 31));
}

export function clearBit(set: BitSet, index: number): void {
  const word = index >>> 5;
  set[word] = (set[word] as number) & ~(1 << (index & 31));
}

/** Calls `visit` for every bit that is set, smallest first. */
export function forEachBit(set: BitSet, visit: (index: number) => void): void {
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] as number;
    while (bits !== 0) {
      const lowest = bits & -bits;
      visit((word << 5) + 31 - Math.clz32(lowest));
      bits ^= lowest;
    }
  }
}
