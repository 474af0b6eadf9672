import { compareText } from "../base/compare.ts";
import { editDistance } from "./edit-distance.ts";

/** Longer words may differ in more places and still be recognised. */
function tolerance(word: string): number {
  return word.length <= 3 ? 1 : word.length <= 8 ? 2 : 3;
}

/**
 * The candidate that a misspelt word most likely stands for, or null when none is near. Letter case counts as one
 * difference at most; ties go to the first candidate by code unit.
 */
export function findNearest(word: string, candidates: Iterable<string>): string | null {
  const limit = tolerance(word);
  const lower = word.toLowerCase();
  let nearest: { readonly candidate: string; readonly distance: number } | null = null;
  for (const candidate of candidates) {
    if (candidate === word) continue;
    const isCaseOnly = candidate.length === word.length && candidate.toLowerCase() === lower;
    // A candidate as near as the nearest may still come first; one that is farther is not looked at to the end.
    const reach = Math.min(limit, nearest?.distance ?? limit);
    const distance = isCaseOnly ? 1 : editDistance(word, candidate, reach);
    // A word that would have to change wholly is another word.
    if (distance > reach || distance >= word.length) continue;
    const isNearer =
      nearest === null ||
      distance < nearest.distance ||
      (distance === nearest.distance && compareText(candidate, nearest.candidate) < 0);
    if (isNearer) nearest = { candidate, distance };
  }
  return nearest?.candidate ?? null;
}
