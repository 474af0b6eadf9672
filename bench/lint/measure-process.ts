import { spawnSync } from "node:child_process";

/** Printed by the process itself as it ends, on its third pipe. */
const HOOK = `import { readFileSync, writeSync } from "node:fs";
const peak = () => {
  // The system's own count begins with the process that started this one.
  try { return Number(/VmHWM:\\s*(\\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1]); }
  catch { return process.resourceUsage().maxRSS; }
};
process.on("exit", () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  writeSync(3, JSON.stringify([userCPUTime + systemCPUTime, peak()]));
});`;

export interface ProcessCost {
  /** Seconds of CPU, and megabytes at most. */
  readonly cpu: number;
  readonly memory: number;
  /** Bytes printed: a tool that prints next to nothing found no skills. */
  readonly printed: number;
}

/**
 * Runs a Node program and gives what it cost itself: as in CI, or with what earlier runs left (`isWarm`). Throws where
 * it did not end by itself.
 */
export function measureProcess(args: readonly string[], cwd: string, isWarm = false): ProcessCost {
  const hook = `data:text/javascript,${encodeURIComponent(HOOK)}`;
  const { output, stdout, error } = spawnSync(process.execPath, ["--import", hook, ...args], {
    cwd,
    stdio: ["ignore", "pipe", "ignore", "pipe"],
    env: { ...process.env, CI: isWarm ? "" : "1", NO_COLOR: "1", DO_NOT_TRACK: "1" },
    maxBuffer: 1 << 30,
  });
  const cost = output?.[3]?.toString() ?? "";
  if (error !== undefined || cost === "") throw error ?? new Error(`${args[0]} did not end`);
  const [micros, kilobytes] = JSON.parse(cost) as [number, number];
  return { cpu: micros / 1e6, memory: kilobytes / 1024, printed: stdout.length };
}
