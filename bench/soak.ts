/**
 * Plans many random small tasks and compares each answer with brute force: `npm run soak [COUNT] [FIRST-SEED]`.
 * Prints the first task that is answered wrongly and exits with 1.
 */
import { planTask, validatePlan } from "../packages/core/src/planner/index.ts";
import { bruteForceCost } from "../packages/core/src/testing/brute-force.ts";
import { randomTask } from "../packages/core/src/testing/random-task.ts";

const [count = "20000", first = "0"] = process.argv.slice(2);
const tally = { found: 0, unsolvable: 0 };

for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
  const task = randomTask(seed);
  const expected = bruteForceCost(task);
  const result = planTask(task);
  const verdict = result.status === "found" ? validatePlan(task, result.steps) : null;
  const isRight =
    result.status === "found"
      ? result.optimal &&
        verdict?.valid === true &&
        expected !== null &&
        Math.abs(result.cost - expected) < 1e-9 &&
        Math.abs(verdict.cost - expected) < 1e-9
      : result.status === "unsolvable" && expected === null;
  if (!isRight || result.status === "gave-up") {
    console.log(JSON.stringify({ seed, expected, result, verdict, task }, null, 1));
    process.exit(1);
  }
  tally[result.status] += 1;
}
console.log(`${count} tasks agree with brute force: ${JSON.stringify(tally)}`);
