// One writer at a time, for files that several processes change. The lock of FILE is FILE.lock beside it, made whole by
// a hard link, so that no reader meets a half written one. Nobody but its owner removes it, except for a lock whose
// owner is gone: whoever wants to remove that one takes FILE.lock.break first and looks again, so that a lock that was
// taken meanwhile is never removed.
import { setTimeout as sleep } from "node:timers/promises";
import { CtxfstError } from "../../base/errors.ts";
import { breakStaleLock } from "./break-stale-lock.ts";
import { createLockFile, lockPath, readLock, releaseLockFile } from "./lock-file.ts";
import { createOwner, type LockOwner } from "./lock-owner.ts";

export interface LockOptions {
  /** How long to wait for the lock, in seconds. */
  readonly seconds?: number;
}

const WAIT_SECONDS = 30;
const SHORTEST_PAUSE = 2;
const LONGEST_PAUSE = 50;

/**
 * Does something while no other process that asks for the same lock does. The folder of the file must exist.
 * @throws CtxfstError `file-locked` with the owner and the way out when the lock stays taken, `write-failed` where no
 * lock can be made
 */
export async function withFileLock<T>(
  file: string,
  action: () => T | Promise<T>,
  { seconds = WAIT_SECONDS }: LockOptions = {},
): Promise<T> {
  const lock = lockPath(file);
  const owner = createOwner();
  await takeLock(lock, owner, file, performance.now() + seconds * 1000);
  try {
    return await action();
  } finally {
    releaseLockFile(lock, owner);
  }
}

async function takeLock(
  lock: string,
  owner: LockOwner,
  file: string,
  until: number,
): Promise<void> {
  for (let pause = SHORTEST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
    if (createLockFile(lock, owner, file)) return;
    const held = readLock(lock);
    if (held !== null && breakStaleLock(lock, file)) continue;
    if (performance.now() >= until) throw lockedError(file, held?.owner ?? null);
    // Not in step with the others that wait.
    await sleep(pause * (0.5 + Math.random()));
  }
}

function lockedError(file: string, owner: LockOwner | null): CtxfstError {
  const who =
    owner === null
      ? "another process"
      : `process ${owner.pid} on ${owner.host} since ${owner.since}`;
  return new CtxfstError(
    "file-locked",
    `${who} is writing it; try again, or delete its .lock file when no such process runs`,
    { file },
  );
}
