/**
 * How many insertions, deletions, replacements and swaps of neighbours turn `a` into `b` (optimal string alignment),
 * counted in UTF-16 units. Gives `limit + 1` as soon as the distance is known to exceed `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let best = Math.min(
        (previous[j - 1] as number) + (isSame ? 0 : 1),
        (previous[j] as number) + 1,
        (row[j - 1] as number) + 1,
      );
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) best = Math.min(best, (beforePrevious[j - 2] as number) + 1);
      row.push(best);
      smallest = Math.min(smallest, best);
    }
    if (smallest > limit) return limit + 1;
    beforePrevious = previous;
    previous = row;
  }
  return Math.min(previous[b.length] as number, limit + 1);
}
