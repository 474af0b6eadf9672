import { isAbsolute, relative, sep } from "node:path";

/** True for the folder itself and everything below it. Links are not resolved: pass real paths where they matter. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== "..";
}
