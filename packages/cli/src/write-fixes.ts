import { lstatSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { CtxfstError, type FixedFile, type SourceFile } from "@ctxfst/core";
import { writeFileAtomic } from "@ctxfst/core/node";
import { renameFile, requireRenamable } from "./rename-file.ts";

/** A file to write, with the bytes that the fix was made for; they tell whether anything is to be written. */
export interface FileChange {
  readonly file: FixedFile;
  readonly source: SourceFile;
}

/**
 * Writes fixed files. Everything is checked before the first is touched: a file that may not be written, that changed
 * since it was read, or that cannot get its new name, stops all.
 * @throws CtxfstError `write-failed`; files before the one that fails are written whole
 */
export function writeFixes(root: string, changes: readonly FileChange[]): void {
  for (const change of changes) requireWritable(root, change);
  for (const { file, source } of changes) {
    const { from, path, text } = file;
    if (!isSame(source.bytes, text)) writeFileAtomic(join(root, from), text);
    if (path !== from) renameFile(root, from, path);
  }
}

function requireWritable(root: string, { file: { from, path, text }, source }: FileChange): void {
  const fail = (reason: string): never => {
    throw new CtxfstError("write-failed", `${reason}; nothing was fixed`, { file: from });
  };
  const target = join(root, from);
  if (lstatSync(target, { throwIfNoEntry: false }) === undefined) fail("the file is gone");
  if (!readFileSync(target).equals(source.bytes)) fail("the file changed since it was read");
  // Replacing a file needs leave of its folder alone; who made it read-only did not mean that.
  if (!isSame(source.bytes, text) && (statSync(realpathSync(target)).mode & 0o222) === 0) {
    fail("the file is read-only");
  }
  if (path !== from) requireRenamable(root, from, path);
}

function isSame(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(text, "utf8").equals(bytes);
}
