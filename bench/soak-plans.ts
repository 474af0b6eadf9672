import { planTask, validatePlan } from "../packages/core/src/planner/index.ts";
import { bruteForceCost } from "../packages/core/src/testing/brute-force.ts";
import { randomTask } from "../packages/core/src/testing/random-task.ts";

/** How a run ended: the first task that is answered wrongly, as JSON, and how the others were answered. */
export interface PlanSoak {
  readonly wrong: string | null;
  readonly tally: { readonly found: number; readonly unsolvable: number };
}

/** Plans random small tasks from a seed on and compares each answer with brute force. */
export function soakPlans(count: number, first: number): PlanSoak {
  const tally = { found: 0, unsolvable: 0 };
  for (let seed = first; seed < first + count; seed += 1) {
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
      return { wrong: JSON.stringify({ seed, expected, result, verdict, task }, null, 1), tally };
    }
    tally[result.status] += 1;
  }
  return { wrong: null, tally };
}
