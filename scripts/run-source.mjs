// Runs a TypeScript file of this repository from source: `node scripts/run-source.mjs FILE [ARG…]`.
import { spawnSync } from "node:child_process";

const { status } = spawnSync(
  process.execPath,
  ["--conditions=@ctxfst/source", "--import", "tsx", ...process.argv.slice(2)],
  { stdio: "inherit" },
);
process.exitCode = status ?? 1;
