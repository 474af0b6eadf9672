/*
 * Where invisible characters belong to the text. Joiners shape letters in Arabic, Mongolian, N'Ko and Indic scripts
 * (Unicode Standard, chapters 9, 12 and 23) and bind emoji into one (UTS #51); a zero-width space marks word breaks in
 * scripts that write no blanks.
 */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Thaana}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Balinese}\p{Script=Javanese}]/u;
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const EMOJI_END = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{20e3}|\u{e007f}/u;
const EMOJI_START = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** True where a zero-width character has a use between its neighbours (each one character, or empty at an edge). */
export function isUseful(code: number, before: string, after: string): boolean {
  switch (code) {
    case 0x200d:
      return (EMOJI_END.test(before) && EMOJI_START.test(after)) || isJoined(before, after);
    case 0x200c:
      return isJoined(before, after);
    case 0x200b:
    case 0x2060:
      return UNSPACED.test(before) || UNSPACED.test(after);
    case 0x115f:
    case 0x1160:
    case 0x3164:
      return HANGUL.test(before) || HANGUL.test(after);
    case 0x180e:
      return JOINING.test(before) || JOINING.test(after);
    default:
      return false;
  }
}

function isJoined(before: string, after: string): boolean {
  return JOINING.test(before) || JOINING.test(after);
}
