// `npm start`: installs if needed, builds the command line, then runs the main job on skills/:
// rebuild the committed graph, lint, plan every goal, write report.html.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installIfNeeded } from "./install-if-needed.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PAGE = "report.html";

/** Runs a command in the repository; with `isQuiet` it is heard only when it fails. Gives its exit code. */
function run(command, args, isQuiet = false) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: isQuiet ? "pipe" : "inherit",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
  });
  if (error !== undefined) console.error(error.message);
  if (isQuiet && status !== 0) process.stderr.write(`${stdout ?? ""}${stderr ?? ""}`);
  return status ?? 1;
}

installIfNeeded();
console.error("building the command line …");
const ctxfst = (...args) => run(process.execPath, ["packages/cli/bin/ctxfst.js", ...args]);
const prepared =
  run("npx", ["turbo", "run", "build", "--filter=ctxfst", "--output-logs=errors-only"], true) ||
  ctxfst("graph", "build");
process.exitCode = prepared || ctxfst("check", "--html", PAGE);
if (prepared === 0 && existsSync(`${ROOT}${PAGE}`))
  console.error(`open it: ${pathToFileURL(`${ROOT}${PAGE}`)}`);
