import { readdirSync, readFileSync } from "node:fs";

/** A variable by which everything that a step started can be found, whatever group it moved to. */
export const MARKER = "CTXFST_PROCESS";

/**
 * Ends a process group, and, where a marker is given and the system tells (Linux), every process that inherited it: one
 * that made a session of its own has left the group.
 */
export function endProcesses(group: number | undefined, marker: string | null): void {
  if (group === undefined) return;
  const marked = marker === null ? [] : findMarked((value) => value === marker);
  end(-group);
  for (const pid of marked) end(pid);
}

/**
 * Ends what a process that is gone left running, by the beginning of its markers. Gives the number of processes; none
 * where the system does not tell.
 */
export function endLeftProcesses(prefix: string): number {
  const left = findMarked((value) => value.startsWith(prefix));
  for (const pid of left) end(pid);
  return left.length;
}

function end(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It is gone already.
  }
}

function findMarked(isMeant: (marker: string) => boolean): readonly number[] {
  let names: readonly string[];
  try {
    names = readdirSync("/proc");
  } catch {
    return [];
  }
  return names
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => environmentOf(name).some((entry) => isMarked(entry, isMeant)))
    .map(Number)
    .filter((pid) => pid !== process.pid);
}

function isMarked(entry: string, isMeant: (marker: string) => boolean): boolean {
  return entry.startsWith(`${MARKER}=`) && isMeant(entry.slice(MARKER.length + 1));
}

function environmentOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, "latin1").split("\0");
  } catch {
    return [];
  }
}
