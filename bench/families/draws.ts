import { randomNumbers } from "../../packages/core/src/testing/random-task.ts";

/** Random choices that are the same for the same key. */
export class Draws {
  readonly #random: () => number;

  constructor(key: string) {
    this.#random = randomNumbers(hashOf(key));
  }

  chance(probability: number): boolean {
    return this.#random() < probability;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.#random() * (most - least + 1));
  }

  pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.#random() * values.length)] as T;
  }

  /** Up to `count` different ones. */
  sample<T>(values: readonly T[], count: number): T[] {
    const chosen = new Set<T>();
    const wanted = Math.min(count, values.length);
    while (chosen.size < wanted) chosen.add(this.pick(values));
    return [...chosen];
  }

  shuffle<T>(values: T[]): void {
    for (let last = values.length - 1; last > 0; last -= 1) {
      const other = this.between(0, last);
      [values[last], values[other]] = [values[other] as T, values[last] as T];
    }
  }
}

/** FNV-1a over UTF-16 units (Fowler, Noll & Vo 1991). */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193) >>> 0;
  }
  return hash;
}
