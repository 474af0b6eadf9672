/**
 * Plans a task of every skill family COUNT times and prints a digest of all that comes out but the statistics of time
 * and memory: `digest-plans.ts COUNT`. Exits with 1 where two answers of this process differ.
 */
import { createHash } from "node:crypto";
import { planTask, readTask } from "../../packages/core/src/planner/index.ts";
import { FAMILIES, generateFamily } from "../families/index.ts";

const SIZE = 120;
const count = Number(process.argv[2] ?? "1");

function answers(): string {
  const plans = FAMILIES.map((family) => {
    const task = readTask(generateFamily(family, SIZE, 1));
    return [family, planTask(task, {}, null, { certificate: true })];
  });
  return JSON.stringify(plans);
}

const first = answers();
for (let round = 1; round < count; round += 1) {
  if (answers() === first) continue;
  console.error(`round ${round} differs from the first`);
  process.exitCode = 1;
}
console.log(createHash("sha256").update(first).digest("hex"));
