// Which texts are alike: cosine over TF-IDF weights of their words, with pairs of characters for words where a script has
// no blanks (Chinese, Japanese, Thai). Pairs are found by the words that they share, so that strangers cost nothing.
import { splitWords } from "../../algorithms/split-words.ts";
import { compareText } from "../../base/compare.ts";
import type { SimilarityConfig } from "../../config/config.ts";

/** Two texts that are alike; `source` stands before `target` by code unit. */
export interface SimilarPair {
  readonly source: string;
  readonly target: string;
  /** From 0 to 1, four digits. */
  readonly score: number;
}

const FILLERS: ReadonlySet<string> = new Set(
  "a an and are as at be by for from has have in is it its of on or that the their this to use when with".split(
    " ",
  ),
);

type Vector = ReadonlyMap<string, number>;

/** Pairs that are alike enough and among the most alike of one of their ends, in order of their ids. */
export function similarTexts(
  texts: ReadonlyMap<string, string>,
  { minScore, top }: SimilarityConfig,
): readonly SimilarPair[] {
  const ids = [...texts.keys()].sort(compareText);
  const vectors = weigh(ids.map((id) => splitWords(texts.get(id) as string)));
  const neighbours: SimilarPair[][] = ids.map(() => []);
  const postings = new Map<string, [place: number, weight: number][]>();
  vectors.forEach((vector, i) => {
    const products = new Map<number, number>();
    for (const [word, weight] of vector) {
      const list = postings.get(word) ?? [];
      for (const [j, other] of list) products.set(j, (products.get(j) ?? 0) + weight * other);
      list.push([i, weight]);
      postings.set(word, list);
    }
    for (const [j, product] of products) {
      const score = Math.min(1, Number(product.toFixed(4)));
      if (score < minScore) continue;
      const pair = { source: ids[j] as string, target: ids[i] as string, score };
      neighbours[i]?.push(pair);
      neighbours[j]?.push(pair);
    }
  });
  const kept = new Set(neighbours.flatMap((pairs) => pairs.sort(byLikeness).slice(0, top)));
  return [...kept].sort(byIds);
}

/** Weights of words, each vector of length 1; empty for a text without words. */
function weigh(texts: readonly (readonly string[])[]): readonly Vector[] {
  const documents = new Map<string, number>();
  const counted = texts.map((words) => {
    const counts = new Map<string, number>();
    for (const word of words) {
      if (!FILLERS.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    for (const word of counts.keys()) documents.set(word, (documents.get(word) ?? 0) + 1);
    return counts;
  });
  return counted.map((counts) => {
    const weights = [...counts].map(([word, count]): [string, number] => {
      const rarity = Math.log((1 + texts.length) / (1 + (documents.get(word) as number))) + 1;
      return [word, count * rarity];
    });
    const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0));
    return new Map(weights.map(([word, weight]) => [word, weight / length]));
  });
}

function byIds(a: SimilarPair, b: SimilarPair): number {
  return compareText(a.source, b.source) || compareText(a.target, b.target);
}

function byLikeness(a: SimilarPair, b: SimilarPair): number {
  return b.score - a.score || byIds(a, b);
}
