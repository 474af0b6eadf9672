// `npm start`: installs if needed, builds the command line, then runs the main job on skills/:
// rebuild the committed graph, lint, plan every goal, write report.html.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { installIfNeeded } from "./install-if-needed.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
  });
  return status ?? 1;
}

installIfNeeded();
const ctxfst = (...args) => run(process.execPath, ["packages/cli/bin/ctxfst.js", ...args]);
process.exitCode =
  run("npx", ["turbo", "run", "build", "--filter=ctxfst", "--output-logs=errors-only"]) ||
  ctxfst("graph", "build") ||
  ctxfst("check", "--html", "report.html");
