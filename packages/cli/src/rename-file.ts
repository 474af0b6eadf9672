import { spawnSync } from "node:child_process";
import { lstatSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { CtxfstError } from "@ctxfst/core";

/**
 * Gives a file of a checkout another name, in git's index as well where git follows it. In one step where the new name
 * is free, so that nothing that ends the process hides the file; in two where letter case does not count and the old
 * name takes the new one.
 * @throws CtxfstError `write-failed`; the file has its old name then
 */
export function renameFile(root: string, from: string, to: string): void {
  requireFree(root, from, to);
  const move = isTracked(root, from) ? moveInGit : moveOnDisk;
  if (isNothing(root, to)) {
    move(root, from, to);
    return;
  }
  const between = namedBetween(from, to);
  move(root, from, between);
  try {
    move(root, between, to);
  } catch (error) {
    move(root, between, from);
    throw error;
  }
}

/**
 * Checks that a file can get its new name: it is free (a file that differs in letter case alone may be the same one),
 * and where git follows the file, git would move it.
 * @throws CtxfstError `write-failed` with the reason
 */
export function requireRenamable(root: string, from: string, to: string): void {
  requireFree(root, from, to);
  if (!isTracked(root, from)) return;
  const target = isNothing(root, to) ? to : namedBetween(from, to);
  moveInGit(root, from, target, ["--dry-run"]);
}

function requireFree(root: string, from: string, to: string): void {
  const [old, taken] = [from, to].map((path) =>
    lstatSync(join(root, path), { throwIfNoEntry: false, bigint: true }),
  );
  if (taken === undefined || (taken.ino === old?.ino && taken.dev === old.dev)) return;
  throw new CtxfstError("write-failed", `cannot be renamed: ${to} is there already`, {
    file: from,
  });
}

function isNothing(root: string, path: string): boolean {
  return lstatSync(join(root, path), { throwIfNoEntry: false }) === undefined;
}

function namedBetween(from: string, to: string): string {
  return join(dirname(from), `.${basename(to)}.${process.pid}.renamed`);
}

/** Outside of git, without git, and where git does not follow the file, it is false. */
function isTracked(root: string, path: string): boolean {
  return git(root, ["ls-files", "--error-unmatch", "--", path]) === null;
}

function moveInGit(root: string, from: string, to: string, options: readonly string[] = []): void {
  const failure = git(root, ["mv", ...options, "--", from, to]);
  if (failure === null) return;
  throw new CtxfstError("write-failed", `cannot be renamed: ${failure}`, { file: from });
}

function moveOnDisk(root: string, from: string, to: string): void {
  try {
    renameSync(join(root, from), join(root, to));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CtxfstError("write-failed", `cannot be renamed: ${reason}`, { file: from, cause });
  }
}

/** Runs git; gives what went wrong, null when nothing did. Paths are names, never patterns. */
function git(root: string, args: readonly string[]): string | null {
  const { status, stderr, error } = spawnSync(
    "git",
    ["--literal-pathspecs", "-c", "core.fsmonitor=false", ...args],
    { cwd: root, encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] },
  );
  if (status === 0) return null;
  if (error !== undefined) return error.message;
  // What went wrong stands behind "fatal:", advice below it; `conflicted, source=…, destination=…` names paths of ours.
  const fatal = /^fatal: (.*?)(?:, source=.*)?$/m.exec(stderr)?.[1];
  return fatal ?? stderr.trim().split("\n").at(-1) ?? "git failed";
}
