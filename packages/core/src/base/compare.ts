/** Orders texts by UTF-16 code unit: the same on every machine, unlike any locale order. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A sorted copy without repeats. */
export function sortedUnique(values: Iterable<string>): string[] {
  return [...new Set(values)].sort(compareText);
}
