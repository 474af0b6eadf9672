import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { CtxfstError } from "../../base/errors.ts";
import { type LockOwner, readOwner } from "./lock-owner.ts";

export interface HeldLock {
  /** Null for a lock that says nothing of its owner. */
  readonly owner: LockOwner | null;
  /** Milliseconds since it was made. */
  readonly age: number;
}

const NO_LINKS: readonly unknown[] = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"];

/** The lock of a file: beside what a link leads to, so that all names of the file share it. */
export function lockPath(file: string): string {
  try {
    return `${realpathSync(file)}.lock`;
  } catch {
    return join(folderOf(file), `${basename(file)}.lock`);
  }
}

function folderOf(file: string): string {
  try {
    return realpathSync(dirname(file));
  } catch {
    return dirname(file);
  }
}

/**
 * Makes the lock; false when there is one already.
 * @throws CtxfstError `write-failed` where none can be made
 */
export function createLockFile(lock: string, owner: LockOwner, file: string): boolean {
  const scratch = join(dirname(lock), `.${basename(lock)}.${owner.pid}.${owner.token}`);
  const text = JSON.stringify(owner);
  try {
    writeFileSync(scratch, text, { flag: "wx" });
    try {
      linkSync(scratch, lock);
      return true;
    } finally {
      rmSync(scratch, { force: true });
    }
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === "EEXIST") return false;
    if (NO_LINKS.includes(code)) return createWithoutLink(lock, text);
    const reason = `cannot lock it: ${(cause as Error).message}`;
    throw new CtxfstError("write-failed", reason, { file, cause });
  }
}

/** Where a file system has no hard links the lock is empty for a moment; an empty one is taken for held. */
function createWithoutLink(lock: string, text: string): boolean {
  try {
    const handle = openSync(lock, "wx");
    writeSync(handle, text);
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** The lock as it is now; null when there is none. */
export function readLock(lock: string): HeldLock | null {
  try {
    const age = Date.now() - statSync(lock).mtimeMs;
    return { owner: readOwner(readFileSync(lock, "utf8")), age };
  } catch {
    return null;
  }
}

/** Removes a lock that this owner holds; one that somebody else holds meanwhile stays. */
export function releaseLockFile(lock: string, { token }: LockOwner): void {
  if (readLock(lock)?.owner?.token === token) unlinkSync(lock);
}
