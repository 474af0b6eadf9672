import { cutText, toVisibleLine } from "./visible-text.ts";

const LONGEST = 120;

/**
 * Text for a quoted Mermaid label, inert whatever it holds. Hidden characters are shown as elsewhere, since Mermaid would
 * decode them; everything but letters, digits and plain punctuation is an entity code, which Mermaid decodes in quotes.
 */
export function mermaidLabel(text: string): string {
  return [...cutText(toVisibleLine(text), LONGEST)]
    .map((character) =>
      /[\p{L}\p{N} _.,:()/-]/u.test(character) ? character : `#${character.codePointAt(0)};`,
    )
    .join("");
}
