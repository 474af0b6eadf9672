import { findNearest } from "@ctxfst/core";

/** What to say after a word that is not known: the one that is probably meant, else `otherwise`. */
export function nearestHint(word: string, known: readonly string[], otherwise: string): string {
  const nearest = findNearest(word, known);
  return nearest === null ? otherwise : `did you mean ${nearest}?`;
}
