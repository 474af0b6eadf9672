import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { hostname } from "node:os";
import { isRecord } from "../../base/is-record.ts";
import { parseJson } from "../../base/parse-json.ts";

/** Who holds a lock, as its file says. */
export interface LockOwner {
  readonly pid: number;
  readonly host: string;
  /** When the process started, in the system's own count; null where the system does not tell. */
  readonly start: string | null;
  /** When the lock was taken, ISO 8601. */
  readonly since: string;
  /** Tells this taking from every other one. */
  readonly token: string;
}

/** This process as an owner, with a token of its own for each lock that it takes. */
export function createOwner(): LockOwner {
  return {
    pid: process.pid,
    host: hostname(),
    start: processStart(process.pid),
    since: new Date().toISOString(),
    token: randomUUID(),
  };
}

/** Reads what `createOwner` gave; null for a text that is none, such as one that is not written whole yet. */
export function readOwner(text: string): LockOwner | null {
  const reading = parseJson(text);
  if (!reading.ok || !isRecord(reading.value)) return null;
  const { pid, host, start, since, token } = reading.value;
  if (!Number.isSafeInteger(pid) || (pid as number) <= 0 || typeof host !== "string") return null;
  if (typeof token !== "string" || typeof since !== "string") return null;
  return {
    pid: pid as number,
    host,
    start: typeof start === "string" ? start : null,
    since,
    token,
  };
}

/** Whether the process of a lock is gone; null where that cannot be told, as of a process of another machine. */
export function isOwnerGone({ pid, host, start }: LockOwner): boolean | null {
  if (host !== hostname()) return null;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return true;
  }
  const startNow = processStart(pid);
  return start !== null && startNow !== null && start !== startNow;
}

/**
 * When a process started, in clock ticks since the system did: a number that was given to a second process later does
 * not pass for the first one. Linux only. Source: proc_pid_stat(5), field 22; the name in field 2 may hold anything.
 */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
