import { displayWidth } from "./display-width.ts";

/**
 * Breaks a text at blanks into lines of at most `width` terminal columns. A word that is longer than that stays whole,
 * so that paths and names can be copied.
 */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const isFull = line !== "" && displayWidth(line) + 1 + displayWidth(word) > width;
    if (isFull) lines.push(line);
    line = isFull || line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
