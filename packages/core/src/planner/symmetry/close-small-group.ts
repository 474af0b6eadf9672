import type { FactPermutation } from "./find-symmetries.ts";

/** Groups with more elements are used by their generators alone. */
const MOST_ELEMENTS = 32;

/** All products of the generators but the identity, in a fixed order; null when there are too many. */
export function closeSmallGroup(
  generators: readonly FactPermutation[],
): readonly FactPermutation[] | null {
  const [first] = generators;
  if (first === undefined) return [];
  const identity = first.map((_, fact) => fact);
  const elements = [identity];
  const known = new Set([identity.join()]);
  for (let i = 0; i < elements.length; i += 1) {
    const element = elements[i] as FactPermutation;
    for (const generator of generators) {
      const product = element.map((image) => generator[image] as number);
      const key = product.join();
      if (known.has(key)) continue;
      if (elements.length === MOST_ELEMENTS) return null;
      known.add(key);
      elements.push(product);
    }
  }
  return elements.slice(1);
}
