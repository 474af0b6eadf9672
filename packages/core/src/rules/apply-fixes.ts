import { applyEdits, type TextEdit } from "../base/text-edit.ts";
import type { TextRange } from "../base/text-range.ts";
import type { Finding, Fix } from "./finding.ts";

/** Which fixes are wanted: those that keep the author's meaning beyond doubt, or the suggested ones as well. */
export type FixTier = Fix["tier"];

export interface AppliedFixes {
  readonly text: string;
  /** The findings whose fixes went in, in source order. */
  readonly applied: readonly Finding[];
}

/**
 * Applies the fixes of a file's findings to its text. A fix goes in as a whole or not at all: where two touch the same
 * place the first in source order wins, and the other gets its turn when the result is linted again.
 */
export function applyFixes(
  text: string,
  findings: readonly Finding[],
  tier: FixTier = "safe",
): AppliedFixes {
  const taken: TextEdit[] = [];
  const applied: Finding[] = [];
  const fixable = findings
    .filter(({ fix }) => fix !== null && fix.edits.length > 0 && isWanted(fix, tier))
    .sort((a, b) => firstOffset(a) - firstOffset(b));
  if (fixable.length === 0) return { text, applied };
  // A mark for each offset that an edit replaces or borders on, so that many edits cost no more than the text.
  const isTaken = new Uint8Array(text.length + 1);
  for (const finding of fixable) {
    const edits = finding.fix?.edits ?? [];
    if (!edits.every(({ range }) => isFree(isTaken, range))) continue;
    for (const edit of edits) {
      isTaken.fill(1, edit.range.start, edit.range.end + 1);
      taken.push(edit);
    }
    applied.push(finding);
  }
  return { text: applyEdits(text, taken), applied };
}

/** True where a fix belongs to the tier asked for: suggested ones include the safe ones. */
export function isWanted(fix: Fix, tier: FixTier): boolean {
  return fix.tier === "safe" || tier === "suggested";
}

function firstOffset({ fix }: Finding): number {
  return (fix?.edits ?? []).reduce(
    (first, { range }) => Math.min(first, range.start),
    Number.POSITIVE_INFINITY,
  );
}

/** Edits that meet at a border count as touching: which one comes first would change the result. */
function isFree(isTaken: Uint8Array, { start, end }: TextRange): boolean {
  return !isTaken.subarray(start, end + 1).includes(1);
}
