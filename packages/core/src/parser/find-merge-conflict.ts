import type { TextRange } from "../base/text-range.ts";

/** The first `<<<<<<<` line that is followed by `=======` and `>>>>>>>`; null in a text without a conflict. */
export function findMergeConflict(text: string): TextRange | null {
  if (!text.includes("<<<<<<<")) return null;
  const opening = /^<{7}(?: .*)?$/m.exec(text);
  if (opening === null) return null;
  const divider = /^={7}\r?$/m.exec(text.slice(opening.index));
  if (divider === null) return null;
  if (!/^>{7}(?: .*)?$/m.test(text.slice(opening.index + divider.index))) return null;
  return { start: opening.index, end: opening.index + opening[0].trimEnd().length };
}
