// East Asian wide and fullwidth ranges and emoji, as terminals draw them (Unicode Standard Annex #11).
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u;
const NONE = /\p{Mn}|\p{Me}|\u200d|\ufe0f/u;

/** How many terminal columns a text without control characters takes. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += NONE.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return width;
}

/** The most terminal columns that one of the texts takes; 0 without any. */
export function widest(texts: readonly string[]): number {
  return texts.reduce((width, text) => Math.max(width, displayWidth(text)), 0);
}

/** Pads by terminal columns, not by characters. */
export function padColumns(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - displayWidth(text)));
}

/** At most `width` terminal columns, ending in "…" when cut. */
export function cutColumns(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let result = "";
  let used = 1;
  for (const character of text) {
    used += displayWidth(character);
    if (used > width) break;
    result += character;
  }
  return `${result}…`;
}
