/**
 * `npm run soak [plan|lint] [COUNT] [FIRST-SEED]`: random tasks against brute force (20,000), and mutated skills through
 * the whole lint with its fixes (100,000). Without a kind, both. Exits with 1 and prints what went wrong.
 */
import { soakLint } from "./lint/soak-lint.ts";
import { soakPlans } from "./soak-plans.ts";

const [kind, ...numbers] = process.argv.slice(2);
const isKind = kind === "plan" || kind === "lint";
const [count, first = 0] = (isKind || kind === undefined ? numbers : [kind, ...numbers]).map(
  Number,
);

if (kind !== "lint") {
  const { wrong, tally } = soakPlans(count ?? 20_000, first);
  if (wrong === null) console.log(`plans agree with brute force: ${JSON.stringify(tally)}`);
  else {
    console.log(wrong);
    process.exitCode = 1;
  }
}
if (kind !== "plan") {
  const inputs = count ?? 100_000;
  const { faults, slowest } = soakLint(inputs, first);
  console.log(`${inputs} mutated skills; slowest: seed ${slowest.seed}, ${slowest.fault}`);
  for (const { seed, fault } of faults) console.log(`seed ${seed}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
