// Installs the locked packages when they are missing or older than the lock file.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Runs `npm ci` in the repository when needed; throws when it fails. Install scripts stay off: nothing needs one. */
export function installIfNeeded() {
  const lock = new URL("../package-lock.json", import.meta.url);
  const installed = new URL("../node_modules/.package-lock.json", import.meta.url);
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.error("installing the locked packages (npm ci) …");
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: ROOT,
    stdio: ["ignore", 2, 2],
  });
  if (status !== 0) throw new Error("npm ci failed; its output stands above");
}
