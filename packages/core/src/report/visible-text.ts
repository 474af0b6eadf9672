// Characters that a reader cannot see, or that reorder what he sees: controls, zero-width, bidirectional marks,
// tag characters, lone surrogates. All of Unicode's Default_Ignorable set counts, since hosts compare text without it.
const HIDDEN = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu;
/** Joiners and selectors inside an emoji are part of a visible sign. */
const EMOJI_PART =
  /(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)(?:\ufe0f|\u200d(?=\p{Extended_Pictographic}))/gu;
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Splits at everything that any reader takes for a line break, U+2028 included. */
export function splitAnyLine(text: string): string[] {
  return text.split(LINE_BREAK);
}

/** Shows hidden characters as `<U+202E>`; tabs become spaces. The result is one line when the text is one. */
export function showHidden(text: string): string {
  const kept = new Set<number>();
  for (const { index } of text.matchAll(EMOJI_PART)) kept.add(index);
  return text.replace(HIDDEN, (character, index: number) => {
    if (kept.has(index)) return character;
    if (character === "\t") return "  ";
    const code = character.codePointAt(0) as number;
    return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
  });
}

/** One line of visible text: line breaks become single spaces. */
export function toVisibleLine(text: string): string {
  return splitAnyLine(text).map(showHidden).join(" ");
}

/** At most `length` UTF-16 units, ending in "…" when cut; never splits a surrogate pair. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, Math.max(0, length - 1)).replace(/[\ud800-\udbff]$/, "");
  return length < 1 ? "" : `${cut}…`;
}
