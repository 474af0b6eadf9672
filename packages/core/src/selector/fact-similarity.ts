import { splitWords } from "../algorithms/split-words.ts";
import { factName } from "../skill/fact-name.ts";

/** Words that most facts share and that say nothing about them. */
const FILLERS: ReadonlySet<string> = new Set(
  "a an and are been for from has have in is of on or ready the to was were with".split(" "),
);

/** How alike two facts are by the words of their names, from 0 to 1 (cosine over sets of words). */
export function factSimilarity(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  if (left.size === 0 || right.size === 0) return 0;
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / Math.sqrt(left.size * right.size);
}

function wordsOf(fact: string): ReadonlySet<string> {
  return new Set(splitWords(factName(fact)).filter((word) => !FILLERS.has(word)));
}
