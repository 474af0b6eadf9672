import ignore from "ignore";
import { compileWildcards, countWildcards } from "../algorithms/index.ts";

/** What some lines of a `.gitignore` say about a path relative to its folder; the path of a folder ends with "/". */
export interface IgnoreTest {
  test(path: string): { readonly ignored: boolean; readonly unignored: boolean };
}

/** From this many wildcards in a line on, a regular expression may take longer than anybody waits. */
const MANY_WILDCARDS = 4;

/**
 * The rules of a `.gitignore`, in parts: a later part overrules an earlier one. Lines with many wildcards are parts
 * of their own, since the library makes regular expressions of them.
 */
export function parseIgnoreFile(text: string): readonly IgnoreTest[] {
  const parts: IgnoreTest[] = [];
  let plain: string[] = [];
  const flush = (): void => {
    if (plain.length > 0) parts.push(ignore().add(plain.join("\n")));
    plain = [];
  };
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith("#") || countWildcards(line) < MANY_WILDCARDS) {
      plain.push(line);
      continue;
    }
    flush();
    parts.push(parseRule(line));
  }
  flush();
  return parts;
}

/** Says nothing of what lies below a match: an ignored folder is not entered. Source: git's gitignore(5). */
function parseRule(line: string): IgnoreTest {
  const isNegated = line.startsWith("!");
  const written = line.slice(isNegated ? 1 : 0).replace(/(?<!\\)[ \t]+$/, "");
  const isFolder = written.endsWith("/");
  const bare = written.replace(/\/$/, "").toLowerCase();
  const isAnchored = bare.includes("/");
  const pattern = isAnchored ? bare.replace(/^\//, "") : `**/${bare}`;
  const matches = compileWildcards(pattern, { hasGroups: false });
  return {
    test: (path) => {
      const isMatch =
        (!isFolder || path.endsWith("/")) && matches(path.toLowerCase().replace(/\/$/, ""));
      return { ignored: isMatch && !isNegated, unignored: isMatch && isNegated };
    },
  };
}
