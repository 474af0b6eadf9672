import type { ChangedLines } from "@ctxfst/core";

/** Reads `git diff --unified=0`: the added or changed lines of each new file, by path as git prints it unquoted. */
export function parseDiff(diff: string): ChangedLines {
  const changed = new Map<string, { start: number; end: number }[]>();
  let ranges: { start: number; end: number }[] = [];
  let body = 0;
  for (const line of diff.split("\n")) {
    // Lines of a hunk's body may look like headers: they are counted, not read.
    if (body > 0 && /^[-+]/.test(line)) {
      body -= 1;
      continue;
    }
    const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (hunk) {
      const [, removed = "1", start = "0", added = "1"] = hunk;
      body = Number(removed) + Number(added);
      if (Number(added) > 0)
        ranges.push({ start: Number(start), end: Number(start) + Number(added) - 1 });
    } else if (line.startsWith("+++ ")) {
      const path = unquote(line.slice(4).replace(/\t$/, ""));
      ranges = [];
      if (path.startsWith("b/")) changed.set(path.slice(2), ranges);
    }
  }
  return changed;
}

const ESCAPES: Readonly<Record<string, string>> = {
  a: "\x07",
  b: "\b",
  t: "\t",
  n: "\n",
  v: "\v",
  f: "\f",
  r: "\r",
};

/** Undoes git's C-style quoting of paths with control characters, quotes or (as bytes) anything beyond ASCII. */
function unquote(path: string): string {
  if (!/^".*"$/s.test(path)) return path;
  const bytes = path.slice(1, -1).replace(/\\([0-7]{3}|.)/gs, (_, code: string) => {
    if (/^[0-7]{3}$/.test(code)) return String.fromCharCode(Number.parseInt(code, 8));
    return ESCAPES[code] ?? code;
  });
  return /[^\0-\xff]/.test(bytes) ? bytes : Buffer.from(bytes, "latin1").toString("utf8");
}
