import { compareCodePoints } from "./python-values.ts";

export interface SimilarityEdge {
  readonly source: string;
  readonly target: string;
  readonly relation: "SIMILAR";
  /** Cosine, rounded to four digits. */
  readonly score: number;
  readonly shared_chunk_count: number;
  readonly properties: Readonly<Record<string, never>>;
}

export interface SimilarityOptions {
  /** How many neighbours of each entity are kept. */
  readonly topK: number;
  readonly minScore: number;
  /** The chunks that mention an entity. */
  readonly chunks: ReadonlyMap<string, ReadonlySet<unknown>>;
  /** Splits a text into the words that are compared. */
  readonly tokensOf: (text: string) => readonly string[];
}

interface Vector {
  readonly weights: ReadonlyMap<string, number>;
  readonly norm: number;
}

export const STOPWORDS: ReadonlySet<string> = new Set(
  "a an and are as at be by for from in is it its of on or that the their this to with".split(" "),
);

const WORD = "[\\p{L}\\p{N}_]";
const BOUNDARY = `(?:(?<=${WORD})(?!${WORD})|(?<!${WORD})(?=${WORD}))`;
/** A boundary in Unicode's sense: there is none between a Han character and a Latin letter (B18). */
const TOKEN = new RegExp(`${BOUNDARY}[a-zA-Z][a-zA-Z0-9_-]+${BOUNDARY}`, "gu");

/** Latin words of at least two characters, without the commonest; other scripts give none (B18). */
export function tokensOf(text: string): readonly string[] {
  const tokens = text.toLowerCase().match(TOKEN) ?? [];
  return tokens.filter((token) => !STOPWORDS.has(token));
}

/** Pairs of entities whose texts are alike by TF-IDF and cosine, the most alike first. */
export function similarityEdges(
  texts: ReadonlyMap<string, string>,
  { topK, minScore, chunks, tokensOf: split }: SimilarityOptions,
): readonly SimilarityEdge[] {
  const ids = [...texts.keys()].sort(compareCodePoints);
  const vectors = vectorsOf(new Map([...texts].map(([id, text]) => [id, split(text)])));
  const neighbours = new Map<string, { id: string; score: number }[]>(ids.map((id) => [id, []]));
  ids.forEach((source, i) => {
    for (const target of ids.slice(i + 1)) {
      const score = cosine(vectors.get(source) as Vector, vectors.get(target) as Vector);
      neighbours.get(source)?.push({ id: target, score });
      neighbours.get(target)?.push({ id: source, score });
    }
  });
  const pairs = new Map<string, SimilarityEdge>();
  for (const [id, list] of neighbours) {
    const ranked = list.sort((a, b) => b.score - a.score || compareCodePoints(a.id, b.id));
    for (const other of withinTop(ranked, topK)) {
      if (other.score < minScore) continue;
      const [source, target] = [id, other.id].sort(compareCodePoints) as [string, string];
      pairs.set(JSON.stringify([source, target]), {
        source,
        target,
        relation: "SIMILAR",
        score: Number(other.score.toFixed(4)),
        shared_chunk_count: sharedCount(chunks.get(source), chunks.get(target)),
        properties: {},
      });
    }
  }
  return [...pairs.values()].sort(
    (a, b) =>
      b.score - a.score ||
      compareCodePoints(a.source, b.source) ||
      compareCodePoints(a.target, b.target),
  );
}

/** A negative limit leaves out that many at the end, as a slice does. */
function withinTop<T>(ranked: readonly T[], topK: number): readonly T[] {
  return ranked.slice(0, topK);
}

function sharedCount(a?: ReadonlySet<unknown>, b?: ReadonlySet<unknown>): number {
  return a === undefined || b === undefined ? 0 : [...a].filter((chunk) => b.has(chunk)).length;
}

function vectorsOf(tokens: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, Vector> {
  const documents = new Map<string, number>();
  for (const list of tokens.values()) {
    for (const token of new Set(list)) documents.set(token, (documents.get(token) ?? 0) + 1);
  }
  const rarity = (token: string): number =>
    Math.log((1 + tokens.size) / (1 + (documents.get(token) ?? 0))) + 1;
  return new Map([...tokens].map(([id, list]) => [id, vectorOf(list, rarity)]));
}

function vectorOf(tokens: readonly string[], rarity: (token: string) => number): Vector {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  const weights = new Map(
    [...counts].map(([token, count]) => [token, (count / tokens.length) * rarity(token)]),
  );
  const squares = [...weights.values()].map((weight) => weight * weight);
  return { weights, norm: Math.sqrt(squares.reduce((sum, square) => sum + square, 0)) };
}

function cosine(a: Vector, b: Vector): number {
  if (a.norm === 0 || b.norm === 0) return 0;
  const [small, large] = a.weights.size > b.weights.size ? [b, a] : [a, b];
  let product = 0;
  for (const [token, weight] of small.weights) product += weight * (large.weights.get(token) ?? 0);
  return product / (a.norm * b.norm);
}
