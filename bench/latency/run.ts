/**
 * `npm run bench -- latency`: how long a person or a program waits on 100 skills. CPU of `ctxfst plan` in fresh
 * processes beside that of an empty one, then CPU of library calls in a warm process. Build first: `npm run build`.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { planTask, readTask } from "../../packages/core/src/planner/index.ts";
import { cpuSeconds, median } from "../cpu-seconds.ts";
import { writeSkills } from "../disk/write-skills.ts";
import { FAMILIES, generateFamily } from "../families/index.ts";
import { measureProcess } from "../lint/measure-process.ts";

const CLI = join(import.meta.dirname, "../../packages/cli/bin/ctxfst.js");
const SKILLS = 100;
const PROCESSES = 15;
const CALLS = 200;

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
}

function cpuOfPlan(): number {
  const { cpu, printed } = measureProcess([CLI, "plan"], root);
  if (printed === 0) throw new Error("ctxfst plan printed nothing; build it first");
  return cpu;
}

const scratch = mkdtempSync(join(tmpdir(), "latency-bench-"));
const empty = join(scratch, "empty.mjs");
writeFileSync(empty, "console.log(1);\n");
const root = join(scratch, "skills");
writeSkills(root, generateFamily("lib", SKILLS, 1));
const rounds = Array.from({ length: PROCESSES }, () => ({
  node: measureProcess([empty], root).cpu,
  plan: cpuOfPlan(),
}));
rmSync(scratch, { recursive: true });
const node = median(rounds.map((round) => round.node));
const plan = median(rounds.map((round) => round.plan));
console.log(`cold: plan ${plan.toFixed(3)} s CPU, of these node itself ${node.toFixed(3)} s`);

console.log("warm      p50 ms  p95 ms");
for (const family of FAMILIES) {
  const task = readTask(generateFamily(family, SKILLS, 1));
  const times = Array.from({ length: CALLS }, () => 1000 * cpuSeconds(() => planTask(task)));
  const cells = [0.5, 0.95].map((share) => percentile(times, share).toFixed(2).padStart(7));
  console.log(family.padEnd(8), cells.join(" "));
}
