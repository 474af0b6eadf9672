import { lstatSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { CtxfstError } from "../base/errors.ts";
import { isCheckedOut } from "./is-checked-out.ts";

/**
 * Makes sure that a file may be written: it is part of the checkout, links followed, or would be once it exists.
 * `path` is relative to `root`.
 * @throws CtxfstError `write-failed` where a link leads elsewhere, or something that is no file stands there
 */
export function requireOwnFile(root: string, path: string): void {
  const reason = refusal(root, path);
  if (reason !== null) throw new CtxfstError("write-failed", reason, { file: path });
}

function refusal(root: string, path: string): string | null {
  const target = realPathOf(join(root, path));
  if (target === null) return "it is a link that leads nowhere";
  if (!isCheckedOut(realpathSync(root), target)) {
    return "a link leads out of the repository, where nothing is read or written";
  }
  const isFile = statSync(target, { throwIfNoEntry: false })?.isFile() ?? true;
  return isFile ? null : "something that is not a file stands there";
}

/** The real path of the deepest part that exists, with the rest appended; null behind a dangling link. */
function realPathOf(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    if (isEntry(path) || dirname(path) === path) return null;
  }
  const folder = realPathOf(dirname(path));
  return folder === null ? null : join(folder, basename(path));
}

/** Links not followed; false also below something that is not a folder. */
function isEntry(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
