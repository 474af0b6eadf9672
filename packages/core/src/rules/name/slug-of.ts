/** Longest name that the specification allows, in code points. */
export const MAXIMUM_NAME = 64;

const VALID = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u;

/**
 * True for lower-case letters and digits of any script, joined by single hyphens: what the specification and its
 * reference validator accept, whatever the length.
 */
export function isSlug(name: string): boolean {
  const folded = name.normalize("NFKC");
  return VALID.test(folded) && folded === folded.toLowerCase();
}

/** The valid name nearest to a text, "" when nothing of it is left. `HookRules` becomes `hookrules`. */
export function slugOf(text: string): string {
  const slug = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return [...slug].slice(0, MAXIMUM_NAME).join("").replace(/-+$/, "");
}

/** The name to offer for an invalid one: the folder's where both spell the same words, else the slug. */
export function offeredName(name: string, folder: string): string {
  const slug = slugOf(name);
  const letters = (text: string): string => text.replaceAll("-", "");
  return isSlug(folder) && letters(slug) === letters(folder) ? folder : slug;
}

/** Two names that hosts take for one: compared after NFKC. */
export function isSameName(a: string, b: string): boolean {
  return a === b || a.normalize("NFKC") === b.normalize("NFKC");
}
