import {
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { CtxfstError } from "../base/errors.ts";

/**
 * Replaces a file so that readers see the old bytes or the new ones, never half of them: written beside it, flushed,
 * renamed. Keeps the mode, and writes through a symbolic link to the file it names.
 * @throws CtxfstError `write-failed`; the old file is untouched then
 */
export function writeFileAtomic(path: string, content: string): void {
  const target = realTarget(path);
  const scratch = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    const handle = openSync(scratch, "wx", modeOf(target));
    try {
      const bytes = Buffer.from(content, "utf8");
      for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(scratch, target);
  } catch (cause) {
    rmSync(scratch, { force: true });
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CtxfstError("write-failed", `cannot write the file: ${reason}`, {
      file: path,
      cause,
    });
  }
}

function realTarget(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function modeOf(path: string): number {
  try {
    return statSync(path).mode & 0o777;
  } catch {
    return 0o666;
  }
}
