import { countCodePoints } from "../../base/line-index.ts";

/** Scripts that put no blanks between words. */
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]+/gu;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** How much a text says, in Latin letters: a sign of a script without blanks counts as two. */
export function weighText(text: string): number {
  const dense = text.match(WITHOUT_BLANKS) ?? [];
  return countCodePoints(text) + dense.reduce((sum, run) => sum + countCodePoints(run), 0);
}

/**
 * The words of a text, lower case, in order. Runs of a script without blanks are cut into overlapping pairs of signs,
 * which find the same words wherever they stand; a run of one sign is a word.
 */
export function wordsOf(text: string): string[] {
  // Most texts are ASCII, where nothing of the below matters.
  if (!/[^\0-\x7f]/.test(text)) return text.toLowerCase().match(/[a-z\d]+/g) ?? [];
  const even = text.normalize("NFKC").toLowerCase();
  const words: string[] = [];
  for (const [run] of even.matchAll(WORDS)) {
    let end = 0;
    for (const dense of run.matchAll(WITHOUT_BLANKS)) {
      if (dense.index > end) words.push(run.slice(end, dense.index));
      words.push(...pairsOf([...dense[0]]));
      end = dense.index + dense[0].length;
    }
    if (end < run.length) words.push(run.slice(end));
  }
  return words;
}

/** True for a pair of signs, or a lone sign, of a script without blanks. */
export function isDense(word: string): boolean {
  return word.charCodeAt(0) > 0x7f && word.search(WITHOUT_BLANKS) === 0;
}

function pairsOf(signs: readonly string[]): string[] {
  if (signs.length === 1) return [signs[0] as string];
  return signs.slice(1).map((sign, i) => `${signs[i]}${sign}`);
}
