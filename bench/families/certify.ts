/**
 * `npm run bench -- certificates [FAMILY…]`: how much longer planning takes with a certificate of the optimum, how
 * long that is, and how long checking takes, in units of planning; all in one process, one after the other.
 */
import { checkCertificate, planTask, readTask } from "../../packages/core/src/planner/index.ts";
import { cpuSeconds } from "../cpu-seconds.ts";
import { FAMILIES, type Family, generateFamily } from "./index.ts";

const SIZES = [100, 300, 1000, 10_000];
/** Nobody proves these in reasonable time. */
const OPEN: readonly string[] = ["cover-1000", "cover-10000"];
const REMOVING: readonly Family[] = ["mode", "trap", "dead"];

function measured<Result>(work: () => Result): readonly [Result, number] {
  let result: Result | undefined;
  const seconds = cpuSeconds(() => {
    result = work();
  });
  return [result as Result, seconds];
}

const wanted = process.argv.slice(2) as Family[];
const families = FAMILIES.filter(
  (family) => !REMOVING.includes(family) && (wanted.length === 0 || wanted.includes(family)),
);
console.log("task              cost   plan s  with ÷ without  check ÷ plan  nodes      KB");
for (const family of families) {
  for (const size of SIZES) {
    if (OPEN.includes(`${family}-${size}`)) continue;
    const task = readTask(generateFamily(family, size, 1));
    planTask(task);
    const [, bare] = measured(() => planTask(task));
    const [plan, full] = measured(() => planTask(task, {}, null, { certificate: true }));
    if (plan.status !== "found") continue;
    const { certificate } = plan;
    const cells = [`${family}-${size}`.padEnd(14), String(plan.cost).padStart(7)];
    cells.push(bare.toFixed(3).padStart(8), (full / bare).toFixed(2).padStart(15));
    if (certificate === undefined || certificate === null) cells.push("  none: a NOT decides");
    else {
      const [verdict, check] = measured(() => checkCertificate(task, certificate));
      if (!verdict.valid) throw new Error(`${family}-${size}: ${JSON.stringify(verdict.fault)}`);
      const kilobytes = Math.round(JSON.stringify(certificate).length / 1000);
      cells.push(
        (check / bare).toFixed(2).padStart(13),
        String(certificate.nodes.length).padStart(6),
      );
      cells.push(String(kilobytes).padStart(7));
    }
    console.log(cells.join(" "));
  }
}
