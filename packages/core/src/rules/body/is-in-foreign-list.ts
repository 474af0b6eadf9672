/** A path with a folder that opens an item of a list or the first cell of a row. */
const FIRST_PATH =
  /^[ \t]*(?:[-*+]|\d+[.)]|\|)[ \t]*(?:\*\*)?`(?:\.\/)?((?:[\w@.+-]+\/)+[\w@.+-]+)`/;
const LISTED = /^[ \t]*(?:[-*+]|\d+[.)]|\|)/;
/** Lines of one list that are looked at. */
const MOST_LINES = 60;

/** True where a path stands in a list or table of files of which another one `isForeign`: it lists another project's. */
export function isInForeignList(
  text: string,
  offset: number,
  isForeign: (path: string) => boolean,
): boolean {
  const own = text.lastIndexOf("\n", offset - 1) + 1;
  const steps = [
    (start: number) => lineBefore(text, start),
    (start: number) => lineAfter(text, start),
  ];
  return steps.some((step) => {
    let start = step(own);
    for (let i = 0; i < MOST_LINES && start !== null; i += 1) {
      const line = lineAt(text, start);
      if (!LISTED.test(line)) return false;
      const path = FIRST_PATH.exec(line)?.[1];
      if (path !== undefined && isForeign(path)) return true;
      start = step(start);
    }
    return false;
  });
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf("\n", start);
  return text.slice(start, end === -1 ? text.length : end);
}

function lineBefore(text: string, start: number): number | null {
  return start === 0 ? null : text.lastIndexOf("\n", start - 2) + 1;
}

function lineAfter(text: string, start: number): number | null {
  const end = text.indexOf("\n", start);
  return end === -1 ? null : end + 1;
}
