import { setFlagsFromString } from "node:v8";

/**
 * The V8 flag that makes it compile for speed later; null where we know none. A run of a command line tool is over
 * within a second or two: optimising all that is called a few hundred times took a third of its CPU.
 */
export function lateOptimisation(v8: string): string | null {
  const major = Number(v8.split(".")[0]);
  // Node 20. V8 prints an error for a flag that it does not know, so each version is named.
  if (major === 11) return "--interrupt-budget=1000000";
  // Node 24.
  return major === 13 ? "--invocation-count-for-turbofan=30000" : null;
}

/** To be called once, before anything else. */
export function tuneRuntime(): void {
  const flag = lateOptimisation(process.versions.v8);
  if (flag !== null) setFlagsFromString(flag);
}
