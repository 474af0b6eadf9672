import picomatch from "picomatch";

/** A test for root-relative POSIX paths. A glob without wildcards also matches everything below it. */
export function matchGlobs(globs: readonly string[]): (path: string) => boolean {
  if (globs.length === 0) return () => false;
  const patterns = globs.flatMap((glob) => {
    const bare = glob.replace(/^\.\//, "").replace(/\/+$/, "");
    return picomatch.scan(bare).isGlob ? [bare] : [bare, `${bare}/**`];
  });
  const matchers = patterns.map((pattern) => picomatch(pattern, { dot: true, windows: false }));
  return (path) => matchers.some((matches) => matches(path));
}
