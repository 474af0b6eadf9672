import { relative, sep } from "node:path";
import { isInside } from "./is-inside.ts";

/**
 * True for what a checkout holds: inside the root and not in `.git`, where tokens and hooks are. Links are not
 * resolved: pass real paths.
 */
export function isCheckedOut(realRoot: string, realPath: string): boolean {
  const segments = relative(realRoot, realPath).split(sep);
  return (
    isInside(realRoot, realPath) && !segments.some((segment) => segment.toLowerCase() === ".git")
  );
}
