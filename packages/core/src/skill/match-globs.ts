import picomatch from "picomatch";
import { compileWildcards, countWildcards } from "../algorithms/index.ts";

/** From this many wildcards on, a regular expression may take longer than anybody waits. */
const MANY_WILDCARDS = 4;

/**
 * A test for root-relative POSIX paths. A glob without wildcards also matches everything below it. A leading `!`
 * excludes, wherever it stands in the list; with nothing but exclusions all other paths match.
 */
export function matchGlobs(globs: readonly string[]): (path: string) => boolean {
  if (globs.length === 0) return () => false;
  const included = anyOf(globs.filter((glob) => !isExclusion(glob)));
  const excluded = anyOf(globs.filter(isExclusion).map((glob) => glob.slice(1)));
  const isEverythingElse = globs.every(isExclusion);
  return (path) => (isEverythingElse || included(path)) && !excluded(path);
}

/** `!(a|b)` is a pattern of its own. */
function isExclusion(glob: string): boolean {
  return glob.startsWith("!") && !glob.startsWith("!(");
}

function anyOf(globs: readonly string[]): (path: string) => boolean {
  const patterns = globs.flatMap((glob) => {
    const bare = glob.replace(/^\.\//, "").replace(/\/+$/, "");
    return picomatch.scan(bare).isGlob ? [bare] : [bare, `${bare}/**`];
  });
  const matchers = patterns.map((pattern) =>
    countWildcards(pattern) < MANY_WILDCARDS && !/[*+!]\(/.test(pattern)
      ? picomatch(pattern, { dot: true, windows: false })
      : compileWildcards(pattern, { hasGroups: true }),
  );
  return (path) => matchers.some((matches) => matches(path));
}
