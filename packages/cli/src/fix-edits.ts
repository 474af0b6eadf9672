import { type FixedFile, indexLines, type PositionRange } from "@ctxfst/core";
import { diffLines } from "diff";

/** Beyond so many changed lines the edits are one. */
const MAXIMUM_EDITS = 2_000;

/** What is written for a file, in lines and columns of the file as it is (report schema). */
export interface FileFix {
  readonly file: string;
  /** Its new path, where it is renamed. */
  readonly rename?: string;
  readonly edits: readonly { readonly range: PositionRange; readonly text: string }[];
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The edits that make the old text into the new one, in order; none touches what another replaces. */
export function fixEdits({ from, path, text }: FixedFile, before: string): FileFix {
  const lines = indexLines(before);
  return {
    file: from,
    ...(path === from ? {} : { rename: path }),
    edits: replacements(before, text).map(({ start, end, text: inserted }) => ({
      range: lines.positionsOf({ start, end }),
      text: inserted,
    })),
  };
}

function replacements(before: string, text: string): readonly Replacement[] {
  if (before === text) return [];
  const changes = diffLines(before, text, { maxEditLength: MAXIMUM_EDITS });
  if (changes === undefined) return [narrow(before, { start: 0, end: before.length, text })];
  const found: Replacement[] = [];
  let at = 0;
  let open: Replacement | null = null;
  for (const { value, added, removed } of changes) {
    if (added || removed) {
      open ??= { start: at, end: at, text: "" };
      if (removed) at += value.length;
      open = { start: open.start, end: at, text: open.text + (added ? value : "") };
    } else {
      if (open !== null) found.push(narrow(before, open));
      open = null;
      at += value.length;
    }
  }
  if (open !== null) found.push(narrow(before, open));
  return found;
}

/** Leaves out what is the same at both ends, without parting a surrogate pair or a CR LF. */
function narrow(before: string, { start, end, text }: Replacement): Replacement {
  const old = before.slice(start, end);
  const shortest = Math.min(old.length, text.length);
  let head = 0;
  while (head < shortest && old[head] === text[head]) head += 1;
  if (isInside(old, head) || isInside(text, head)) head -= 1;
  let tail = 0;
  while (tail < shortest - head && old.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  if (tail > 0 && (isInside(old, old.length - tail) || isInside(text, text.length - tail)))
    tail -= 1;
  return {
    start: start + head,
    end: end - tail,
    text: text.slice(head, text.length - tail),
  };
}

function isInside(text: string, offset: number): boolean {
  const pair = text.slice(offset - 1, offset + 1);
  return offset > 0 && (pair === "\r\n" || /^[\ud800-\udbff][\udc00-\udfff]$/.test(pair));
}
