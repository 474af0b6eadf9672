// `npm test`: every check that decides whether a change may land, in the order in which failures are cheapest to read.
// Arguments go to vitest (`npm test -- planner`). Prints `N passed, N failed, N skipped` last.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installIfNeeded } from "./install-if-needed.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), "ctxfst-test-"));
const countsFile = join(scratch, "counts.json");
const total = { passed: 0, failed: 0, skipped: 0 };

function run(args) {
  const { status } = spawnSync(args[0], args.slice(1), {
    cwd: ROOT,
    stdio: "inherit",
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: "1",
      DO_NOT_TRACK: "1",
      CTXFST_TEST_COUNTS: countsFile,
    },
  });
  return status === 0;
}

function stage(name, args) {
  console.log(`\n── ${name}`);
  const isOk = run(args);
  total[isOk ? "passed" : "failed"] += 1;
  if (!isOk) console.log(`${name} failed`);
}

function tests(args) {
  console.log("\n── tests");
  const reporters = ["--reporter=default", "--reporter=./scripts/count-reporter.mjs"];
  const isOk = run(["npx", "vitest", "run", ...reporters, ...args]);
  try {
    const counts = JSON.parse(readFileSync(countsFile, "utf8"));
    for (const key of Object.keys(total)) total[key] += counts[key];
    // An error outside of any test (an unhandled rejection) must not look green.
    if (!isOk && counts.failed === 0) total.failed += 1;
  } catch {
    total.failed += 1;
  }
}

installIfNeeded();
stage("build", ["npx", "turbo", "run", "build", "--filter=ctxfst", "--output-logs=errors-only"]);
stage("generated files are fresh", [process.execPath, "scripts/generate.mjs", "--check"]);
stage("types", ["npm", "run", "--silent", "typecheck"]);
stage("lint", ["npm", "run", "--silent", "lint"]);
stage("nothing unused", ["npx", "knip", "--no-progress"]);
tests(process.argv.slice(2));
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;
