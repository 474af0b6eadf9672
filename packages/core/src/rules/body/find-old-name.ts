import type { TextRange } from "../../base/text-range.ts";

/** Words before a name that is meant to be an old one. */
const HISTORY =
  /\b(?:formerly|previously|renamed from|used to be|was called|old name|replaces|supersedes)\W*$/i;
const HISTORY_REACH = 40;

/**
 * Where a text names a skill. A name of several words is one wherever it stands by itself; a name of one word may be
 * any word, and counts in back-ticks, beside the word skill, as a command, or in a path. Names in paths do not count
 * where a folder still has that name, nor do names of facts and files, and what is said to be history.
 */
export function findOldName(text: string, name: string, hasFolder: boolean): readonly TextRange[] {
  const isWord = !name.includes("-");
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const pattern = new RegExp(`(?<![\\w.@-]|entity:)${escaped}(?![\\w-]|\\.\\w)`, "g");
  return [...text.matchAll(pattern)].flatMap(({ index }) => {
    const range = { start: index, end: index + name.length };
    const before = text.slice(Math.max(0, range.start - HISTORY_REACH), range.start);
    const after = text.slice(range.end, range.end + HISTORY_REACH);
    if (HISTORY.test(before)) return [];
    const isPath = after.startsWith("/") || /[\w.~}-]\/$/.test(before);
    if (isPath) return hasFolder ? [] : [range];
    return !isWord || isMarked(before, after) ? [range] : [];
  });
}

function isMarked(before: string, after: string): boolean {
  const isCode = before.endsWith("`") && after.startsWith("`");
  const isCommand = /(?:^|[\s`"'(])\/$/.test(before);
  return (
    isCode || isCommand || /^["'*]{0,2} skill\b/i.test(after) || /\bskill ["'*]{0,2}$/i.test(before)
  );
}
