import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/**
 * The way from the checkout's root to a folder in it, "" or ending in a slash: services that read reports want paths
 * from the checkout's root. Outside of a checkout it is "".
 */
export function checkoutPrefix(root: string): string {
  for (let folder = root; ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) {
      const way = relative(folder, root).split(sep).join("/");
      return way === "" ? "" : `${way}/`;
    }
    if (dirname(folder) === folder) return "";
  }
}
