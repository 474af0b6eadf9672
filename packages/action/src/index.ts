// The entry that action.yml names, and the only file that touches the process.
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { runAction } from "./run-action.ts";

process.exitCode = await runAction({
  env: process.env,
  cwd: process.cwd(),
  tempFolder: process.env.RUNNER_TEMP || tmpdir(),
  write: (text) => void process.stdout.write(text),
  elapsed: () => process.uptime(),
  memory: () => process.memoryUsage().rss / 1e6,
  createToken: randomUUID,
});
