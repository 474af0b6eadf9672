import { readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createLockFile, type HeldLock, readLock, releaseLockFile } from "./lock-file.ts";
import { createOwner, isOwnerGone, type LockOwner } from "./lock-owner.ts";

/** A lock of a process that cannot be asked, or that names none, counts as left behind after this. */
const ABANDONED_MILLISECONDS = 5 * 60_000;
const NAMELESS_MILLISECONDS = 10_000;

/**
 * Removes a lock whose owner is gone, with what the owner left half written beside it. True when the lock is free to be
 * asked for again, false when somebody holds it or just removes it.
 */
export function breakStaleLock(lock: string, file: string): boolean {
  const held = readLock(lock);
  if (held === null) return true;
  if (!isStale(held)) return false;
  const breaker = `${lock}.break`;
  const owner = createOwner();
  if (!createLockFile(breaker, owner, file)) {
    const other = readLock(breaker);
    if (other !== null && isStale(other)) rmSync(breaker, { force: true });
    return false;
  }
  try {
    const now = readLock(lock);
    if (now === null) return true;
    if (!isStale(now)) return false;
    if (now.owner !== null) removeScratch(lock, now.owner);
    if (readLock(lock)?.owner?.token === now.owner?.token) rmSync(lock, { force: true });
    return true;
  } finally {
    releaseLockFile(breaker, owner);
  }
}

function isStale({ owner, age }: HeldLock): boolean {
  if (owner === null) return age > NAMELESS_MILLISECONDS;
  return isOwnerGone(owner) ?? age > ABANDONED_MILLISECONDS;
}

/** What `writeFileAtomic` and the making of locks leave when their process is killed. */
function removeScratch(lock: string, { pid }: LockOwner): void {
  const file = basename(lock).replace(/\.lock$/, "");
  for (const name of readdirSync(dirname(lock))) {
    const isWriting = name === `.${file}.${pid}.tmp`;
    const isLocking = name.startsWith(`.${file}.lock.${pid}.`);
    if (isWriting || isLocking) rmSync(join(dirname(lock), name), { force: true });
  }
}
