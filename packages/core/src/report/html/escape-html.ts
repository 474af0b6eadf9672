import { toVisibleLine } from "../visible-text.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Repository text as one line of HTML, inert as content and inside quoted attributes; hidden characters are shown. */
export function escapeHtml(text: string): string {
  return toVisibleLine(text).replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

/** A value as JSON that cannot end the script element that holds it, nor hide a line break from a JavaScript reader. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
