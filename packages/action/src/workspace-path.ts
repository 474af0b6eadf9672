// Paths from inputs stay inside the workspace, through symbolic links as well: a pull request may bring a link
// that leads to a secret, or to a file that a later step trusts.
import {
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  type Stats,
  writeFileSync,
} from "node:fs";
import { basename, dirname, relative, resolve, sep } from "node:path";
import { CtxfstError } from "@ctxfst/core";
import { isInside } from "@ctxfst/core/node";

/**
 * The absolute path that an input names, relative to `base`.
 * @throws CtxfstError `usage` when it leads out of the workspace
 */
export function insideWorkspace(
  workspace: string,
  base: string,
  path: string,
  input: string,
): string {
  const target = resolve(base, path);
  if (!isInside(workspace, target) || !isInside(realpathSync(workspace), realPathOf(target))) {
    throw new CtxfstError(
      "usage",
      `input ${input} is ${JSON.stringify(path)}: it leads out of the workspace`,
    );
  }
  return target;
}

/**
 * Writes a file that an input names; folders are made as needed.
 * @throws CtxfstError `usage` for a place where nothing may be written, `write-failed` when writing fails
 */
export function writeInsideWorkspace(
  workspace: string,
  target: string,
  text: string,
  input: string,
): void {
  const way = relative(workspace, target);
  const shown = JSON.stringify(way);
  // A folder of another name may be a link to .git.
  const real = relative(realpathSync(workspace), realPathOf(target));
  if ([way, real].some((path) => path.split(sep).some((part) => part.toLowerCase() === ".git"))) {
    throw new CtxfstError("usage", `input ${input} is ${shown}: nothing is written into .git`);
  }
  if (entryAt(target)?.isFile() === false) {
    throw new CtxfstError("usage", `input ${input} is ${shown}: that is not a file`);
  }
  try {
    mkdirSync(dirname(target), { recursive: true });
    const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
    const file = openSync(target, O_WRONLY | O_CREAT | O_TRUNC | (O_NOFOLLOW ?? 0), 0o644);
    writeFileSync(file, text);
    closeSync(file);
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new CtxfstError("write-failed", `cannot write ${shown}: ${reason}`, { cause });
  }
}

/** The real path of the deepest part that exists, with the rest appended. */
function realPathOf(path: string): string {
  if (entryAt(path) === undefined) return resolve(realPathOf(dirname(path)), basename(path));
  try {
    return realpathSync(path);
  } catch {
    // A dangling link leads nowhere that could be checked.
    return sep;
  }
}

/** What stands at a path, links not followed; undefined also below something that is not a folder. */
function entryAt(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}
