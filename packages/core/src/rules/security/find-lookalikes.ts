/** A word that mixes letters of scripts so that it looks like another one. */
export interface Lookalike {
  /** The first letter that is not what it looks like. */
  readonly letter: string;
  readonly script: string;
  /** The word in the letters that it seems to be written in; the word itself where a letter has no likeness. */
  readonly looksLike: string;
}

/** Letters of other scripts that look like Latin ones: the common part of Unicode's confusables.txt (UTS #39). */
const LIKENESS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: "аɑα",
    b: "ЬƅḄ",
    c: "сϲⅽ",
    d: "ԁⅾ",
    e: "еҽ",
    f: "ẝ",
    g: "ɡց",
    h: "һհ",
    i: "іιӏıɩ",
    j: "јϳ",
    k: "кκ",
    l: "ⅼӀ",
    m: "мⅿ",
    n: "ոп",
    o: "оοօ",
    p: "рρ",
    q: "ԛզ",
    r: "гᴦ",
    s: "ѕ",
    t: "тτ",
    u: "υսц",
    v: "νѵⅴ",
    w: "ԝѡա",
    x: "хχⅹ",
    y: "уγү",
    z: "ᴢ",
    A: "АΑ",
    B: "ВΒ",
    C: "СϹ",
    E: "ЕΕ",
    H: "НΗ",
    I: "ІΙ",
    K: "КΚ",
    M: "МΜ",
    N: "Ν",
    O: "ОΟ",
    P: "РΡ",
    S: "Ѕ",
    T: "ТΤ",
    X: "ХΧ",
    Y: "ҮΥ",
    Z: "Ζ",
  }).flatMap(([latin, others]) => [...others].map((other): [string, string] => [other, latin])),
);

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ["Cyrillic", /\p{Script=Cyrillic}/u],
  ["Greek", /\p{Script=Greek}/u],
  ["Armenian", /\p{Script=Armenian}/u],
  ["Cherokee", /\p{Script=Cherokee}/u],
  ["Georgian", /\p{Script=Georgian}/u],
  ["Coptic", /\p{Script=Coptic}/u],
  ["Hebrew", /\p{Script=Hebrew}/u],
  ["Arabic", /\p{Script=Arabic}/u],
];
const LATIN = /[a-z]/i;
/** Latin letters at other places of the code: full width, or styled for formulas. */
const STYLED = /[\u{ff21}-\u{ff3a}\u{ff41}-\u{ff5a}\u{1d400}-\u{1d7ff}\u{2100}-\u{214f}]/u;

/**
 * The first word of a name that pretends, or null. Words of one script are fine in any of them, and so are Latin letters
 * beside Chinese, Japanese or Korean ones (the "highly restrictive" level of UTS #39). In a name that has Latin words, a
 * word made of nothing but look-alikes pretends as well.
 */
export function findLookalike(name: string): Lookalike | null {
  const hasLatin = LATIN.test(name);
  for (const word of name.split(/[^\p{L}\p{M}\p{N}]+/u)) {
    const found = judge(word, hasLatin);
    if (found !== null) return found;
  }
  return null;
}

function judge(word: string, hasLatin: boolean): Lookalike | null {
  const letters = [...word];
  const looksLike = letters
    .map((letter) => LIKENESS.get(letter) ?? letter.normalize("NFKC"))
    .join("");
  const styled = letters.find((letter) => STYLED.test(letter));
  if (styled !== undefined && LATIN.test(styled.normalize("NFKC")))
    return { letter: styled, script: "styled Latin", looksLike };
  for (const [script, letterOf] of SCRIPTS) {
    const letter = letters.find((one) => letterOf.test(one));
    if (letter === undefined) continue;
    const isMixed =
      LATIN.test(word) || SCRIPTS.some(([other, of]) => other !== script && of.test(word));
    const isDisguise = hasLatin && letters.length > 1 && /^[a-z]+$/i.test(looksLike);
    if (isMixed || isDisguise) return { letter, script, looksLike };
  }
  return null;
}
