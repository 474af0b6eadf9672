import { findNearest } from "../../algorithms/find-nearest.ts";

/**
 * The name that a misspelt one most likely stands for. One that the text gives elsewhere was known to its author:
 * `aws.md` beside `gcp.md` is no slip.
 */
export function findSlip(name: string, candidates: Iterable<string>, text: string): string | null {
  const near = findNearest(name, candidates);
  return near === null || text.includes(near) ? null : near;
}
