import { appendTo } from "../../base/append-to.ts";

/**
 * Pairs of alike texts by the cosine of their TF-IDF vectors, found without comparing all with all. Terms have one
 * order, rarest first, and each vector is indexed by the shortest prefix that leaves less than the threshold behind:
 * two vectors over the threshold share a term of both prefixes (Bayardo, Ma and Srikant, "Scaling up all pairs
 * similarity search", 2007). Prefixes hold rare terms alone, so that the work grows with the number of texts.
 */
export interface AlikePair {
  /** Indexes of the texts, the first before the second. */
  readonly first: number;
  readonly second: number;
  readonly cosine: number;
  /** Terms of both, those that make them alike most first. */
  readonly shared: readonly string[];
}

interface Vector {
  /** Numbers of terms, ascending; a rarer term has a smaller number. */
  readonly terms: readonly number[];
  readonly weights: readonly number[];
}

/** Texts made from one template are each other's candidates: only so many are compared with each. */
const MAXIMUM_CANDIDATES = 400;

/** Nothing can be more alike than this, rounding aside. */
const SAME = 1 - 1e-9;

/** How many texts hold each term. */
export interface TermFrequencies {
  readonly texts: number;
  readonly byTerm: ReadonlyMap<string, number>;
}

/** Counts in how many of the texts each term is. */
export function countFrequencies(texts: Iterable<readonly string[]>): TermFrequencies {
  const byTerm = new Map<string, number>();
  let count = 0;
  for (const terms of texts) {
    count += 1;
    for (const term of new Set(terms)) byTerm.set(term, (byTerm.get(term) ?? 0) + 1);
  }
  return { texts: count, byTerm };
}

/**
 * For every text the earlier one that is most like it, where their cosine is over the threshold. `frequencies` are
 * those of a larger set of texts that these are of; by default their own.
 */
export function findAlikeTexts(
  texts: readonly (readonly string[])[],
  threshold: number,
  frequencies: TermFrequencies = countFrequencies(texts),
): readonly AlikePair[] {
  const { vectors, names } = weighTerms(texts, frequencies);
  const index = new Map<number, number[]>();
  return vectors.flatMap((vector, second): AlikePair[] => {
    const prefix = prefixLength(vector, threshold);
    const candidates = new Set<number>();
    for (let i = 0; i < prefix && candidates.size < MAXIMUM_CANDIDATES; i += 1) {
      const term = vector.terms[i] as number;
      for (const candidate of index.get(term) ?? []) {
        candidates.add(candidate);
        if (candidates.size >= MAXIMUM_CANDIDATES) break;
      }
    }
    for (const term of vector.terms.slice(0, prefix)) {
      const list = index.get(term);
      if (list === undefined) index.set(term, [second]);
      else list.push(second);
    }
    let best: { readonly first: number; readonly cosine: number } | null = null;
    for (const first of [...candidates].sort((a, b) => a - b)) {
      const cosine = dot(vectors[first] as Vector, vector);
      if (cosine > threshold && cosine > (best?.cosine ?? 0)) best = { first, cosine };
      if (cosine > SAME) break;
    }
    if (best === null) return [];
    return [{ ...best, second, shared: sharedTerms(vectors[best.first] as Vector, vector, names) }];
  });
}

function weighTerms(
  texts: readonly (readonly string[])[],
  { texts: total, byTerm }: TermFrequencies,
): { readonly vectors: readonly Vector[]; readonly names: readonly string[] } {
  const counts = texts.map(countTerms);
  const names = sortTerms(counts, byTerm);
  const numbers = new Map<string, number>();
  const rarities: number[] = [];
  for (const [number, name] of names.entries()) {
    numbers.set(name, number);
    rarities.push(Math.log((1 + total) / (1 + (byTerm.get(name) ?? 1))) + 1);
  }
  const vectors = counts.map((countOf): Vector => {
    const terms: number[] = [];
    const countOfNumber = new Map<number, number>();
    for (const [term, count] of countOf) {
      const number = numbers.get(term) as number;
      terms.push(number);
      if (count > 1) countOfNumber.set(number, count);
    }
    terms.sort((a, b) => a - b);
    const weights = terms.map(
      (term) => (1 + Math.log(countOfNumber.get(term) ?? 1)) * (rarities[term] as number),
    );
    const norm = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0));
    return { terms, weights: weights.map((weight) => weight / norm) };
  });
  return { vectors, names };
}

/** The terms of all texts, rarest first; those in equally many texts by code unit. */
function sortTerms(
  counts: readonly ReadonlyMap<string, number>[],
  byTerm: ReadonlyMap<string, number>,
): string[] {
  const byFrequency = new Map<number, string[]>();
  for (const term of new Set(counts.flatMap((terms) => [...terms.keys()])))
    appendTo(byFrequency, byTerm.get(term) ?? 1, term);
  return (
    [...byFrequency]
      .sort(([a], [b]) => a - b)
      // The default order is that of code units, and needs no calls.
      .flatMap(([, terms]) => terms.sort())
  );
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** How many terms to index, so that what is left weighs less than the threshold. */
function prefixLength({ weights }: Vector, threshold: number): number {
  let left = 1;
  let length = 0;
  while (length < weights.length && left >= threshold * threshold) {
    left -= (weights[length] as number) ** 2;
    length += 1;
  }
  return length;
}

function dot(a: Vector, b: Vector): number {
  let sum = 0;
  forShared(a, b, (_, product) => {
    sum += product;
  });
  return sum;
}

function sharedTerms(a: Vector, b: Vector, names: readonly string[]): string[] {
  const shared: { readonly name: string; readonly product: number }[] = [];
  forShared(a, b, (term, product) => shared.push({ name: names[term] as string, product }));
  return shared.sort((x, y) => y.product - x.product).map(({ name }) => name);
}

/** Visits the terms of both, in order. */
function forShared(a: Vector, b: Vector, visit: (term: number, product: number) => void): void {
  for (let i = 0, j = 0; i < a.terms.length && j < b.terms.length; ) {
    const [left, right] = [a.terms[i] as number, b.terms[j] as number];
    if (left === right) visit(left, (a.weights[i] as number) * (b.weights[j] as number));
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
}
