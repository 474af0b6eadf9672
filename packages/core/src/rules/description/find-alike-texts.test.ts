import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findAlikeTexts } from "./find-alike-texts.ts";

const split = (text: string): string[] => text.split(" ");

/** Cosines by the definition, all with all: an index must not lose any of them. */
function bestByDefinition(texts: readonly (readonly string[])[]): (readonly [number, number])[] {
  const frequency = (term: string): number => texts.filter((text) => text.includes(term)).length;
  const weights = texts.map((text) => {
    const counts = new Map<string, number>();
    for (const term of text) counts.set(term, (counts.get(term) ?? 0) + 1);
    return new Map(
      [...counts].map(([term, count]) => [
        term,
        (1 + Math.log(count)) * (Math.log((1 + texts.length) / (1 + frequency(term))) + 1),
      ]),
    );
  });
  const norm = (a: Map<string, number>): number => Math.hypot(...a.values());
  const cosine = (a: Map<string, number>, b: Map<string, number>): number =>
    [...a].reduce((sum, [term, weight]) => sum + weight * (b.get(term) ?? 0), 0) /
    norm(a) /
    norm(b);
  return weights.flatMap((weight, second) => {
    const all = weights.slice(0, second).map((other) => cosine(other, weight));
    const best = Math.max(...all);
    return best > 0.7 ? [[second, best] as const] : [];
  });
}

describe("findAlikeTexts", () => {
  it("pairs a text with the earlier one that is most like it", () => {
    const texts = ["a b c d", "x y z w", "a b c x", "a b c d e"].map(split);
    const pairs = findAlikeTexts(texts, 0.6);
    expect(pairs.map(({ first, second }) => [first, second])).toContainEqual([0, 3]);
  });

  it("gives the terms of both, the weightiest first", () => {
    const texts = ["rare common common2", "rare common other", "common common2 x"].map(split);
    const [pair] = findAlikeTexts(texts, 0.3).filter(({ second }) => second === 1);
    expect(pair?.shared).toEqual(["rare", "common"]);
  });

  it("gives 1 for the same words in another order", () => {
    expect(findAlikeTexts(["a b c", "c a b"].map(split), 0.7)[0]?.cosine).toBeCloseTo(1, 12);
  });

  it("finds nothing in texts without words", () => {
    expect(findAlikeTexts([[], [], ["a"]], 0.7)).toEqual([]);
  });

  it("finds what comparing all with all finds", () => {
    const word = fc.constantFrom(..."abcdefghijkl");
    const text = fc.array(word, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 25 }), (texts) => {
        const found = findAlikeTexts(texts, 0.7);
        const expected = bestByDefinition(texts);
        // A cosine at the threshold itself may fall to either side.
        const clear = expected.filter(([, cosine]) => cosine > 0.7 + 1e-9);
        expect(found.length).toBeGreaterThanOrEqual(clear.length);
        for (const [second, cosine] of clear) {
          const pair = found.find((other) => other.second === second);
          expect(pair?.cosine).toBeCloseTo(cosine, 9);
        }
      }),
    );
  });
});
