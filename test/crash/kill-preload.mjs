// Loaded before the program under test: ends the process, as a power button would, at the Nth thing that it does to a
// file that a run writes. Built-in modules are patched, so that the program itself stays as it is shipped.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const killAt = Number(process.env.KILL_AT ?? "0");
const isTorn = process.env.KILL_TORN === "1";
const countFile = process.env.KILL_COUNT;
let seen = 0;
const journals = new Set();

/** True when the process is to end here; every point counts. */
const isHere = () => {
  seen += 1;
  return seen === killAt;
};
const die = () => {
  process.kill(process.pid, "SIGKILL");
  // The signal arrives before this ends.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_000);
};

const { openSync, writeSync, renameSync } = fs;
fs.openSync = (path, ...rest) => {
  const handle = openSync(path, ...rest);
  if (String(path).endsWith(".jsonl")) journals.add(handle);
  else journals.delete(handle);
  return handle;
};
fs.writeSync = (handle, buffer, ...rest) => {
  if (!journals.has(handle)) return writeSync(handle, buffer, ...rest);
  const isLast = isHere();
  if (isLast && isTorn) {
    writeSync(handle, buffer.subarray(0, Math.floor(buffer.length / 2)));
    die();
  }
  const written = writeSync(handle, buffer, ...rest);
  if (isLast) die();
  return written;
};
fs.renameSync = (...paths) => {
  if (isHere()) die();
  renameSync(...paths);
  if (isHere()) die();
};
syncBuiltinESMExports();
if (countFile !== undefined) process.on("exit", () => fs.writeFileSync(countFile, String(seen)));
