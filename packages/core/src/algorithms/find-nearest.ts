import { compareText } from "../base/compare.ts";
import { editDistance } from "./edit-distance.ts";

/** Longer words may differ in more places and still be recognised. */
function tolerance(word: string): number {
  return word.length <= 3 ? 1 : word.length <= 8 ? 2 : 3;
}

/** The parts of two names that are left without the hyphenated words that both begin and end with. */
function differingParts(a: string, b: string): readonly [string, string] {
  const [one, other] = [a.split("-"), b.split("-")];
  while (one.length > 1 && other.length > 1 && one[0] === other[0]) {
    one.shift();
    other.shift();
  }
  while (one.length > 1 && other.length > 1 && one.at(-1) === other.at(-1)) {
    one.pop();
    other.pop();
  }
  return [one.join("-"), other.join("-")];
}

/**
 * False for names that only look alike by the words they share: `close-automation` is no slip of `adobe-automation`,
 * nor `step-3` of `step-2`.
 */
function isSlipOf(word: string, candidate: string): boolean {
  if (!word.includes("-")) return true;
  const [part, other] = differingParts(word, candidate);
  const limit = part.length <= 4 ? 1 : tolerance(part);
  return (
    part.length === word.length ||
    editDistance(part, other, limit) <= Math.min(limit, part.length - 1)
  );
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
    if (!isCaseOnly && !isSlipOf(word, candidate)) continue;
    const isNearer =
      nearest === null ||
      distance < nearest.distance ||
      (distance === nearest.distance && compareText(candidate, nearest.candidate) < 0);
    if (isNearer) nearest = { candidate, distance };
  }
  return nearest?.candidate ?? null;
}
