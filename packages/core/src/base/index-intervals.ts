import type { TextRange } from "./text-range.ts";

/**
 * Makes a look-up of the items that hold a place, ends excluded, in the order of their starts. It takes O(log n) and
 * what is found, as long as few items lie within others.
 */
export function indexIntervals<T>(
  items: readonly T[],
  intervalOf: (item: T) => TextRange,
): (place: number) => readonly T[] {
  const sorted = items
    .map((item) => ({ item, ...intervalOf(item) }))
    .sort((a, b) => a.start - b.start);
  // The furthest end up to each item: before an item with none beyond the place, nothing can hold it.
  const furthest: number[] = [];
  for (const { end } of sorted) furthest.push(Math.max(end, furthest.at(-1) ?? end));
  return (place) => {
    const found: T[] = [];
    for (let i = countUpTo(sorted, place) - 1; i >= 0 && (furthest[i] as number) > place; i -= 1) {
      const { item, end } = sorted[i] as (typeof sorted)[number];
      if (end > place) found.push(item);
    }
    return found.reverse();
  };
}

/** How many start at the place or before it. */
function countUpTo(sorted: readonly { readonly start: number }[], place: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as { start: number }).start <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
