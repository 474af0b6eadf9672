/**
 * `npm run soak [plan|lint|runs] [COUNT] [FIRST-SEED]`: random tasks against brute force (20,000), mutated skills through
 * the whole lint with its fixes (100,000), and runs that are killed (200); without a kind, all of it. With the plans comes a look whether they are the same
 * bytes again and again, here and on the Node of GitHub's runner. Exits with 1 and prints what went wrong.
 */
import { runnerNodePath } from "@ctxfst/testkit";
import { soakLint } from "./lint/soak-lint.ts";
import { digestsOfPlans } from "./same-bytes/compare-nodes.ts";
import { soakPlans } from "./soak-plans.ts";
import { soakRuns } from "./soak-runs.ts";

/** Times that every skill family is planned under each Node. */
const SAME_BYTES = 100;

const [kind, ...numbers] = process.argv.slice(2);
const isKind = kind === "plan" || kind === "lint" || kind === "runs";
const isMeant = (one: string): boolean => !isKind || kind === one;
const [count, first = 0] = (isKind || kind === undefined ? numbers : [kind, ...numbers]).map(
  Number,
);

if (isMeant("plan")) {
  const { wrong, tally } = soakPlans(count ?? 20_000, first);
  if (wrong === null) console.log(`plans agree with brute force: ${JSON.stringify(tally)}`);
  else {
    console.log(wrong);
    process.exitCode = 1;
  }
  const digests = await digestsOfPlans([process.execPath, runnerNodePath()], SAME_BYTES);
  const isSame = new Set(digests).size === 1;
  console.log(
    `plans ${isSame ? "are the same bytes" : "differ"} on both Nodes, ${SAME_BYTES} times`,
  );
  if (!isSame) process.exitCode = 1;
}
if (isMeant("lint")) {
  const inputs = count ?? 100_000;
  const { faults, slowest } = soakLint(inputs, first);
  console.log(`${inputs} mutated skills; slowest: seed ${slowest.seed}, ${slowest.fault}`);
  for (const { seed, fault } of faults) console.log(`seed ${seed}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
if (isMeant("runs")) {
  const { faults, runs, points } = await soakRuns(count ?? 200, first);
  console.log(`${runs} runs killed at ${points} points: ${faults.length} faults`);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}
