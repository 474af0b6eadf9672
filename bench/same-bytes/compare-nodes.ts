import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "rolldown";

/**
 * Digests of what planning gives under each of these Node binaries, every task planned `count` times.
 * @throws Error when answers differ within a process
 */
export async function digestsOfPlans(
  binaries: readonly string[],
  count: number,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "same-bytes-"));
  try {
    const file = join(folder, "digest-plans.mjs");
    await build({
      input: join(import.meta.dirname, "digest-plans.ts"),
      platform: "node",
      output: { file, format: "esm" },
      logLevel: "silent",
    });
    const run = (binary: string): string =>
      execFileSync(binary, [file, String(count)], { encoding: "utf8" }).trim();
    return binaries.map(run);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
