import type { BodyLine } from "./body-line.ts";
import type { BodyParts } from "./body-parts.ts";

/** A code block between fences, whose first line is at hand. `textEnd` is where the text of the body ends. */
export function scanFence(line: BodyLine, parts: BodyParts, textEnd: number): void {
  const from = line.at;
  const mark = line.source.charCodeAt(from);
  const markEnd = line.fenceEnd();
  const size = markEnd - from;
  const rest = line.source.slice(markEnd, line.end);
  const info = rest.trim();
  const infoFrom = markEnd + (rest.length - rest.trimStart().length);
  const openingEnd =
    info === "" ? markEnd : infoFrom + rest.trimEnd().length - (infoFrom - markEnd);
  let first = -1;
  let last = -1;
  let isFirst = true;
  let isEmpty = true;
  let hasLine = false;
  let isClosed = false;
  const add = (start: number, end: number): void => {
    if (first === -1) first = start;
    last = end;
  };
  line.isInFence = true;
  while (line.nextLine() && line.depth >= line.stack.length) {
    const end = line.indent < 4 ? line.runEnd(mark) : line.at;
    if (end - line.at >= size && line.isSpaceTo(end)) {
      if (isEmpty && hasLine) add(line.start - 1, line.start);
      isClosed = true;
      break;
    }
    hasLine = true;
    if (!isFirst) {
      add(line.start - 1, line.start);
      isEmpty = false;
    }
    if (line.base < line.end) {
      add(line.base, line.end);
      isEmpty = false;
    }
    isFirst = false;
  }
  line.isInFence = false;
  const to = isClosed || line.isAtEnd ? line.end : line.start - 1;
  if (isClosed) line.nextLine();
  // A tab on the line that ended the fence from outside was let through.
  else if (!line.isAtEnd && line.source.charCodeAt(line.at) === 9) line.isLost = true;
  const start = first === -1 ? Math.min(openingEnd + 1, to) : first;
  parts.code.push({
    kind: "fenced",
    range: parts.rangeOf(from, to),
    contentRange: parts.rangeOf(start, Math.max(start, last)),
    info,
    isClosed: isClosed || to < textEnd,
  });
}
