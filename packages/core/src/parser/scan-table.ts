import type { BodyParts } from "./body-parts.ts";
import { scanInline } from "./scan-inline.ts";

/** The line under the header of a table. */
export const DELIMITER_ROW: RegExp = /^[>\s]*\|?(\s*:?-+:?\s*\|)+(\s*:?-+:?\s*)?$/;

/** Whether a part of a text has a `|` that no backslash escapes. */
export function hasPipe(text: string, from: number, to: number): boolean {
  for (let at = text.indexOf("|", from); at !== -1 && at < to; at = text.indexOf("|", at + 1)) {
    let slashes = 0;
    while (at - slashes > from && text.charCodeAt(at - slashes - 1) === 92) slashes += 1;
    if (slashes % 2 === 0) return true;
  }
  return false;
}

/** Number of cells of a row. */
export function countCells(row: string): number {
  return cellsOf(row).count;
}

/** Scans each cell of a row by itself; false to give up. `offset` is where the row begins in the body. */
export function scanRow(row: string, offset: number, parts: BodyParts): boolean {
  return cellsOf(row).cells.every(([from, to]) =>
    scanInline(row.slice(from, to), offset + from, parts),
  );
}

function cellsOf(row: string): { count: number; cells: [from: number, to: number][] } {
  const cells: [number, number][] = [];
  let count = 0;
  let isFirst = true;
  let isEscaped = false;
  let from = -1;
  let to = -1;
  for (let at = 0; at < row.length; at += 1) {
    const code = row.charCodeAt(at);
    if (code === 124 && !isEscaped) {
      if (!isFirst || from > -1) count += 1;
      isFirst = false;
      if (from > -1) cells.push([from, to]);
      from = -1;
    } else if (isEscaped || (code !== 32 && code !== 9)) {
      if (from < 0) from = at;
      to = at + 1;
    }
    isEscaped = !isEscaped && code === 92;
  }
  if (from > -1) {
    count += 1;
    cells.push([from, to]);
  }
  return { count, cells };
}
