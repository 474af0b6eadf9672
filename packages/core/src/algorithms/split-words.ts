const UNSPACED = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}";
const RUN = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}])+`, "gu");
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, "u");

/**
 * The words of a text in lower case. Where a script has no blanks between words, pairs of neighbouring characters stand
 * for them; a Latin word in the middle of such a text is a word of its own.
 */
export function splitWords(text: string): readonly string[] {
  const runs = text.toLowerCase().match(RUN) ?? [];
  return runs.flatMap((run) => (IS_UNSPACED.test(run) ? pairsOf([...run]) : [run]));
}

function pairsOf(characters: readonly string[]): readonly string[] {
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`);
}
