import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { CtxfstError, type Finding } from "@ctxfst/core";
import { type OpenRepository, pathInside } from "./open-repository.ts";

/**
 * Which findings the named files and folders cover; all when none is named. Rules still see the whole repository.
 * @throws CtxfstError for a path that does not exist or lies outside the repository
 */
export function narrowTo(
  paths: readonly string[],
  { root }: OpenRepository,
  cwd: string,
): (finding: Pick<Finding, "file">) => boolean {
  if (paths.length === 0) return () => true;
  const prefixes = paths.map((path) => {
    const absolute = resolve(cwd, path);
    if (!existsSync(absolute)) throw new CtxfstError("file-not-found", `${path} does not exist`);
    const inside = pathInside(root, cwd, path);
    if (inside === null) throw new CtxfstError("usage", `${path} lies outside of the repository`);
    return inside === "" || !statSync(absolute).isDirectory() ? inside : `${inside}/`;
  });
  return ({ file }) => {
    if (file === null) return prefixes.includes("");
    return prefixes.some((prefix) =>
      prefix === "" || prefix.endsWith("/") ? file.startsWith(prefix) : file === prefix,
    );
  };
}
