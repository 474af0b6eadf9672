/**
 * How many insertions, deletions, replacements and swaps of neighbours turn `a` into `b` (optimal string alignment),
 * counted in UTF-16 units. Gives `limit + 1` as soon as the distance is known to exceed `limit`. What both begin and
 * end with is cut off first, and only cells within `limit` of the diagonal are filled (Ukkonen 1985): words are
 * compared with thousands of others.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let start = 0;
  let endOfA = a.length;
  let endOfB = b.length;
  while (start < endOfA && start < endOfB && a.charCodeAt(start) === b.charCodeAt(start)) {
    start += 1;
  }
  while (
    endOfA > start &&
    endOfB > start &&
    a.charCodeAt(endOfA - 1) === b.charCodeAt(endOfB - 1)
  ) {
    endOfA -= 1;
    endOfB -= 1;
  }
  if (endOfA === start || endOfB === start) {
    return Math.min(endOfA - start + (endOfB - start), limit + 1);
  }
  const letters = lettersIn(a, start, endOfA);
  const others = lettersIn(b, start, endOfB);
  if (Math.max(countBits(letters & ~others), countBits(others & ~letters)) > limit)
    return limit + 1;
  return fillBand(a.slice(start, endOfA), b.slice(start, endOfB), limit);
}

/** A bit for each letter that occurs: every letter that the other word lacks takes one step at least. */
function lettersIn(text: string, start: number, end: number): number {
  let bits = 0;
  for (let i = start; i < end; i += 1) bits |= 1 << (text.charCodeAt(i) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

function fillBand(a: string, b: string, limit: number): number {
  const beyond = limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => Math.min(j, beyond));
  for (let i = 1; i <= a.length; i += 1) {
    const row = new Array<number>(b.length + 1).fill(beyond);
    row[0] = Math.min(i, beyond);
    let smallest = row[0];
    const last = Math.min(b.length, i + limit);
    for (let j = Math.max(1, i - limit); j <= last; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let best = Math.min(
        (previous[j - 1] as number) + (isSame ? 0 : 1),
        (previous[j] as number) + 1,
        (row[j - 1] as number) + 1,
        beyond,
      );
      const isSwap =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwap) best = Math.min(best, (beforePrevious[j - 2] as number) + 1);
      row[j] = best;
      smallest = Math.min(smallest, best);
    }
    if (smallest > limit) return beyond;
    beforePrevious = previous;
    previous = row;
  }
  return previous[b.length] as number;
}
