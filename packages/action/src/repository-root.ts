import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** The checkout that holds a folder: the nearest folder upwards with a `.git`, no further than the workspace. */
export function repositoryRoot(workspace: string, folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, ".git"))) return at;
    if (at === workspace || at === dirname(at)) return workspace;
  }
}

/** What stands before a path of `folder` to make it one of `root`: "" or a POSIX path that ends in a slash. */
export function pathPrefix(root: string, folder: string): string {
  const way = relative(root, folder);
  return way === "" ? "" : `${way.split(sep).join("/")}/`;
}
