import { isDense } from "./description-words.ts";

/** Signs of a phrase at most: it is shown in one line with others. */
const LONGEST = 12;
const SIGN = /[\p{L}\p{N}]/u;

/**
 * Words that two texts share, as people read them: a pair of signs of a script without blanks is widened to as much as
 * both texts have around it. A phrase that says what another one said is left out. In the order of `words`.
 */
export function sharedPhrases(words: readonly string[], first: string, second: string): string[] {
  const phrases: string[] = [];
  for (const word of words) {
    const phrase = isDense(word) ? widen(word, first, second) : word;
    if (!phrases.some((other) => saysTheSame(phrase, other))) phrases.push(phrase);
  }
  return phrases;
}

/** Equal, or a run of signs whose middle the other one has. */
function saysTheSame(phrase: string, other: string): boolean {
  if (!isDense(phrase)) return phrase === other;
  const half = Math.max(1, Math.floor(phrase.length / 4));
  return other.includes(phrase.slice(half, phrase.length - half));
}

function widen(pair: string, first: string, second: string): string {
  let start = first.indexOf(pair);
  if (start === -1 || !second.includes(pair)) return pair;
  let end = start + pair.length;
  const fits = (from: number, to: number, sign: string | undefined): boolean =>
    sign !== undefined && SIGN.test(sign) && second.includes(first.slice(from, to));
  while (end - start < LONGEST && fits(start, end + 1, first[end])) end += 1;
  while (end - start < LONGEST && fits(start - 1, end, first[start - 1])) start -= 1;
  return first.slice(start, end);
}
