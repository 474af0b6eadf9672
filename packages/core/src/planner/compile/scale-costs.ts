/** Totals up to here are exact in a double. */
const EXACT = 2 ** 53;
const MOST_DECIMALS = 9;
/** A dearer action counts as this dear, so that sums stay finite whatever a file says. */
const MOST_UNITS = 1e15;

/**
 * The power of ten that makes every cost a whole number, so that sums and comparisons are exact: 0.1 + 0.2 is
 * 0.3 here. Costs with more than nine decimals, or so large that a sum would leave the exact range, are searched
 * in the finest unit that fits, rounded to it.
 */
export function costScale(costs: readonly number[]): number {
  let total = 0;
  for (const cost of costs) total += cost;
  let scale = 1;
  for (let decimals = 0; decimals < MOST_DECIMALS; decimals += 1) {
    const here = scale;
    if (costs.every((cost) => isWhole(cost, here))) return scale;
    if (total * scale * 10 >= EXACT) return scale;
    scale *= 10;
  }
  return scale;
}

/** The cost in whole units. */
export function toUnits(cost: number, scale: number): number {
  return Math.min(MOST_UNITS, Math.round(cost * scale));
}

function isWhole(cost: number, scale: number): boolean {
  return Math.round(cost * scale) / scale === cost;
}
