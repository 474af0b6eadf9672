/** Bits in 32-bit words; the caller knows how many there are. */
export type BitSet = Uint32Array;

/** So many bits, all of them clear. */
export function createBitSet(size: number): BitSet {
  return new Uint32Array((size + 31) >>> 5);
}

/** True where a bit is set. */
export function hasBit(set: BitSet, index: number): boolean {
  return (((set[index >>> 5] as number) >>> (index & 31)) & 1) === 1;
}

/** Sets a bit. */
export function setBit(set: BitSet, index: number): void {
  const word = index >>> 5;
  set[word] = (set[word] as number) | (1 << (index & 31));
}

/** Clears a bit. */
export function clearBit(set: BitSet, index: number): void {
  const word = index >>> 5;
  set[word] = (set[word] as number) & ~(1 << (index & 31));
}
