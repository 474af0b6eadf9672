/**
 * `npm run bench -- families [FAMILY…] [--size N]… [--seed N]… [--limit SECONDS]`: plans fresh tasks of the skill
 * families, each in a process of its own, and prints what was proved and what it took: CPU seconds of compiling and
 * searching, expanded nodes, and the most memory that the process held, the generated task included.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "rolldown";
import { FAMILIES, type Family } from "./index.ts";

interface Answer {
  readonly status: string;
  readonly cost: number | null;
  readonly isProved: boolean;
  readonly lowerBound: number | null;
  readonly expanded: number;
  readonly seconds: number;
  readonly megabytes: number;
}

const HEAP = "--max-old-space-size=6000";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", multiple: true, default: ["300", "1000", "10000", "100000"] },
    seed: { type: "string", multiple: true, default: ["1", "2", "3"] },
    limit: { type: "string", default: "60" },
  },
});
const families = positionals.length === 0 ? FAMILIES : (positionals as Family[]);
const unknown = families.find((family) => !FAMILIES.includes(family));
if (unknown !== undefined) throw new Error(`no family ${unknown}; there are ${FAMILIES.join(" ")}`);

const scratch = mkdtempSync(join(tmpdir(), "families-bench-"));
// Bundled as it is published: a loader for TypeScript would cost what it saves.
const planFamily = join(scratch, "plan-family.mjs");
await build({
  input: join(import.meta.dirname, "plan-family.ts"),
  platform: "node",
  output: { file: planFamily, format: "esm" },
});
console.log("task                 answer   CPU s expanded    MB");
const open: string[] = [];
for (const size of values.size) {
  for (const family of families) {
    for (const seed of values.seed) {
      const id = `${family}-${size}-s${seed}`;
      const answer = plan([family, size, seed, values.limit]);
      if (!answer.isProved) open.push(id);
      console.log(show(id, answer));
    }
  }
}
rmSync(scratch, { recursive: true });
console.log(open.length === 0 ? "all proved" : `not proved: ${open.join(" ")}`);

function plan(args: readonly string[]): Answer {
  const { stdout, stderr } = spawnSync(process.execPath, [HEAP, planFamily, ...args], {
    encoding: "utf8",
  });
  if (stdout === "") throw new Error(`planning ${args.join(" ")} failed: ${stderr}`);
  return JSON.parse(stdout) as Answer;
}

function show(id: string, answer: Answer): string {
  const { status, cost, isProved, lowerBound, seconds, expanded, megabytes } = answer;
  const text = isProved ? String(cost ?? status) : `${lowerBound}..${cost ?? "?"}`;
  return [
    id.padEnd(16),
    text.padStart(10),
    seconds.toFixed(2).padStart(7),
    String(expanded).padStart(8),
    String(megabytes).padStart(5),
  ].join(" ");
}
