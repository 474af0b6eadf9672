import { spawnSync } from "node:child_process";
import { lstatSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { CtxfstError } from "@ctxfst/core";

/**
 * Gives a file of a checkout another name, in git's index as well where git follows it. In two steps: where letter
 * case does not count, the new name is taken by the old one.
 * @throws CtxfstError `write-failed`; the file has its old name then
 */
export function renameFile(root: string, from: string, to: string): void {
  requireFree(root, from, to);
  const between = join(dirname(from), `.${basename(to)}.${process.pid}.renamed`);
  const move = isTracked(root, from) ? moveInGit : moveOnDisk;
  move(root, from, between);
  try {
    move(root, between, to);
  } catch (error) {
    move(root, between, from);
    throw error;
  }
}

/**
 * Checks that a new name is free; a file that differs in letter case alone may be the same one.
 * @throws CtxfstError `write-failed` when another file has it
 */
export function requireFree(root: string, from: string, to: string): void {
  const [old, taken] = [from, to].map((path) =>
    lstatSync(join(root, path), { throwIfNoEntry: false, bigint: true }),
  );
  if (taken === undefined || (taken.ino === old?.ino && taken.dev === old.dev)) return;
  throw new CtxfstError("write-failed", `cannot be renamed: ${to} is there already`, {
    file: from,
  });
}

/** Outside of git, without git, and where git does not follow the file, it is false. */
function isTracked(root: string, path: string): boolean {
  return git(root, ["ls-files", "--error-unmatch", "--", path]) === null;
}

function moveInGit(root: string, from: string, to: string): void {
  const failure = git(root, ["mv", "--", from, to]);
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
  return error?.message ?? stderr.trim().split("\n").at(-1) ?? "git failed";
}
